import { describe, expect, it } from 'vitest';
import { readBody } from './request-body.ts';

function streaming(pull: UnderlyingDefaultSource<Uint8Array>['pull']): Request {
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
  return new Request('http://gateway.test/', init);
}

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

  it('reports a connection that broke', async () => {
    const request = streaming((controller) => controller.error(new Error('ECONNRESET')));
    await expect(readBody(request)).rejects.toMatchObject({ status: 400 });
  });

  it('reads no body as empty text', async () => {
    expect(await readBody(new Request('http://gateway.test/', { method: 'POST' }))).toBe('');
  });
});
