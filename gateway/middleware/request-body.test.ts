import { describe, expect, it } from 'vitest';
import { MOST_BYTES, readBody } from './request-body.ts';

function streaming(pull: UnderlyingDefaultSource<Uint8Array>['pull']): Request {
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
  return new Request('http://gateway.test/', init);
}

function posting(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://gateway.test/', { method: 'POST', headers, body });
}

/** Ways to send so many bytes: what HTTP says about them, and what only the reader can count. */
const SENT = {
  'with its length': (bytes: number) =>
    posting('a'.repeat(bytes), { 'content-length': String(bytes) }),
  'without a length': (bytes: number) =>
    streaming((controller) => {
      controller.enqueue(Buffer.alloc(bytes, 'a'));
      controller.close();
    }),
  'with a length that is too small': (bytes: number) =>
    posting('a'.repeat(bytes), { 'content-length': '1' }),
};

describe('readBody', () => {
  it('joins characters that were cut between two chunks', async () => {
    const bytes = Buffer.from('👩‍👧 é');
    let at = 0;
    const request = streaming((controller) => {
      if (at === bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += 1)));
    });
    expect(await readBody(request)).toBe('👩‍👧 é');
  });

  it('gives up on a body that does not come', async () => {
    const request = streaming(() => new Promise(() => undefined));
    await expect(readBody(request, 20)).rejects.toMatchObject({ status: 408 });
  });

  it('stops reading at the limit', async () => {
    let sent = 0;
    const request = streaming((controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1024));
    });
    await expect(readBody(request)).rejects.toMatchObject({ status: 413 });
    expect(sent).toBeLessThan(40);
  });

  it.each(Object.entries(SENT))('takes 32 KB and not a byte more: sent %s', async (_, sent) => {
    expect(await readBody(sent(MOST_BYTES))).toHaveLength(32_768);
    await expect(readBody(sent(MOST_BYTES + 1))).rejects.toMatchObject({
      status: 413,
      message: 'The request is larger than 32 KB.',
    });
  });

  it('refuses unread what says that it is larger', async () => {
    const request = posting('short', { 'content-length': String(MOST_BYTES + 1) });
    await expect(readBody(request)).rejects.toMatchObject({ status: 413 });
    expect(request.bodyUsed).toBe(false);
  });

  it('gives the text as it was sent, a byte order mark included, and refuses what is no text', async () => {
    const mark = Buffer.from('\uFEFFa');
    expect(await readBody(posting(mark))).toBe('\uFEFFa');
    const cut = posting(mark.subarray(0, 2));
    await expect(readBody(cut)).rejects.toMatchObject({ status: 400 });
  });

  it('reports a connection that broke', async () => {
    const request = streaming((controller) => controller.error(new Error('ECONNRESET')));
    await expect(readBody(request)).rejects.toMatchObject({ status: 400 });
  });

  it('reads no body as empty text', async () => {
    expect(await readBody(new Request('http://gateway.test/', { method: 'POST' }))).toBe('');
  });
});
