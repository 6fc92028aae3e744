import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listening } from '../../test-support/servers/listening.ts';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import { answerFiles } from './answer.ts';
import { staticFiles } from './static-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const failures: unknown[] = [];
const app = await listening(
  answerFiles(
    staticFiles(dist, () => PLAIN_SERVING),
    (error) => failures.push(error),
  ),
);

afterAll(() => {
  app.close();
  rmSync(dist, { recursive: true });
});

/** Asks for a part of a file. */
async function part(range: string, path = '/large.mp4') {
  const response = await app.request(path, { headers: { Range: range } });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body, range: response.headers.get('Content-Range') };
}

describe('a large file', () => {
  const content = Buffer.alloc(1_000_000, 'abcdefg');

  beforeAll(() => writeFileSync(join(dist, 'large.mp4'), content));

  test('comes whole', async () => {
    const response = await app.request('/large.mp4');
    expect(response.headers.get('Content-Length')).toBe('1000000');
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  test('goes on where a download was cut off, as long as it is the same file', async () => {
    const etag = (await app.request('/large.mp4')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"/);
    const goOn = async (tag: string) => {
      const headers = { Range: 'bytes=999000-', 'If-Range': tag };
      return (await app.request('/large.mp4', { headers })).status;
    };
    expect(await goOn(etag)).toBe(206);
    expect(await goOn('"another"')).toBe(200);
    expect(await goOn(`W/${etag}`)).toBe(200);
    expect(await goOn('Sun, 22 Nov 2026 06:00:00 GMT')).toBe(200);
  });

  test('comes in parts to players that ask for them', async () => {
    const middle = await part('bytes=100000-299999');
    expect(middle).toMatchObject({ status: 206, range: 'bytes 100000-299999/1000000' });
    expect(middle.body.equals(content.subarray(100_000, 300_000))).toBe(true);
    expect(await part('bytes=-5')).toMatchObject({ status: 206, body: content.subarray(-5) });
    expect((await part('bytes=999990-')).body).toHaveLength(10);
    expect(await part('bytes=1000000-')).toMatchObject({ status: 416, range: 'bytes */1000000' });
    for (const whole of ['bytes=5-1', 'bytes=-', 'lines=1-2', 'bytes=0-1,5-6']) {
      expect((await part(whole)).status, whole).toBe(200);
    }
  });
});

test('a client that leaves in the middle of a large file is no failure', async () => {
  writeFileSync(join(dist, 'film.webm'), Buffer.alloc(20_000_000));
  const leaving = new AbortController();
  const response = await fetch(`${app.address}/film.webm`, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  // Sent after the connection was cut, so that its end has been seen.
  await expect.poll(async () => (await app.request('/film.webm')).status).toBe(200);
  expect(failures).toEqual([]);
});

test('of a small file parts come, too', async () => {
  writeFileSync(join(dist, 'small.mp4'), 'abcdefg');
  expect(await part('bytes=2-4', '/small.mp4')).toEqual({
    status: 206,
    body: Buffer.from('cde'),
    range: 'bytes 2-4/7',
  });
  expect(await part('bytes=6-', '/small.mp4')).toMatchObject({ body: Buffer.from('g') });
});

test('no file is opened for somebody who asks for its headers alone', () => {
  const answer = staticFiles(dist, () => PLAIN_SERVING);
  const url = '/large.mp4';
  expect(answer({ method: 'HEAD', url, headers: {} }).body).toBeUndefined();
  expect(answer({ method: 'GET', url, headers: {} }).body).toEqual({
    name: join(dist, 'large.mp4'),
    start: 0,
    end: 999_999,
  });
});

test('a document that is too large to be held is sent without what its text would say', async () => {
  writeFileSync(join(dist, 'all.html'), '<p>'.padEnd(300_000));
  const response = await app.request('/all.html');
  expect([response.status, (await response.text()).length]).toEqual([200, 300_000]);
});

test('what fails is answered with 500, and ends where a part of it was sent', async () => {
  const known = vi.fn<(error: unknown) => void>();
  const broken = await listening(
    answerFiles(({ url }) => {
      if (url === '/gone')
        return { status: 200, headers: [], body: { name: url, start: 0, end: 1 } };
      throw new Error('No answer.');
    }, known),
  );
  for (const path of ['/any', '/gone']) {
    const response = await broken.request(path);
    expect([response.status, response.headers.get('X-Content-Type-Options')]).toEqual([
      500,
      'nosniff',
    ]);
  }
  expect(known.mock.calls).toEqual([
    [new Error('No answer.')],
    [expect.objectContaining({ code: 'ENOENT' })],
  ]);
  broken.close();
});

test('so many files are open at a time, and whoever comes then is asked to come again', async () => {
  writeFileSync(join(dist, 'long.webm'), Buffer.alloc(20_000_000));
  const files = staticFiles(dist, () => PLAIN_SERVING);
  const few = await listening(
    answerFiles(files, (error) => failures.push(error), { limits: { all: 2, each: 2 } }),
  );
  const open = await Promise.all([
    fetch(`${few.address}/long.webm`),
    fetch(`${few.address}/long.webm`),
  ]);
  const refused = await few.request('/long.webm');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect((await few.request('/small.mp4')).status).toBe(200);
  await open[0]?.body?.cancel();
  await expect.poll(async () => (await few.request('/long.webm')).status).toBe(200);
  await open[1]?.body?.cancel();
  expect(failures).toEqual([]);
  few.close();
});
