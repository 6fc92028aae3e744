import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listening } from '../../test-support/servers/listening.ts';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import { answerFiles } from './answer.ts';
import { staticFiles } from './static-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
// Of `a{}`.
const style = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
const app = await listening(
  answerFiles(
    staticFiles(dist, () => ({
      ...PLAIN_SERVING,
      documentHeaders: { 'Content-Security-Policy': "style-src 'self' {style}" },
      styles: [style],
    })),
    (error) => {
      throw error;
    },
  ),
);

/** Writes a file as the build does, with its compressed copies. */
function writeWithCopies(file: string, text: string): void {
  writeFileSync(join(dist, file), text);
  writeFileSync(join(dist, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(dist, `${file}.gz`), gzipSync(text));
}

beforeAll(() => writeWithCopies('index.html', '<h1>Home</h1>'.repeat(50)));
afterAll(() => {
  app.close();
  rmSync(dist, { recursive: true });
});

describe('compression', () => {
  const original = '<h1>Home</h1>'.repeat(50);

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['gzip', (body: Buffer) => gunzipSync(body).toString()],
  ])('%s', async (encoding, decompress) => {
    const response = await app.request('/', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBeLessThan(original.length);
    expect(decompress(body)).toBe(original);
  });

  test('none where none is accepted', async () => {
    const response = await app.request('/');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(await response.text()).toBe(original);
  });
});

test('what a compressed document has inlined is allowed as in the document itself', async () => {
  writeWithCopies('styled.html', '<style>a{}</style>');
  const headers = { 'Accept-Encoding': 'br' };
  const response = await app.request('/styled.html', { headers });
  expect(response.headers.get('Content-Encoding')).toBe('br');
  expect(response.headers.get('Content-Security-Policy')).toContain(style);
});

const ask = (coding: string, file = '/late.html') =>
  app.request(file, { headers: { 'Accept-Encoding': coding } });

describe('a text that the build has left to the server', () => {
  const styled = `<style>a{}</style>${'<p>Words</p>'.repeat(50)}`;

  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body).toString()],
    ['gzip', (body: Buffer) => gunzipSync(body).toString()],
  ])('is compressed when it is asked for: %s', async (coding, decompress) => {
    writeFileSync(join(dist, 'late.html'), styled);
    const response = await ask(coding);
    expect(response.headers.get('Content-Encoding')).toBe(coding);
    expect(response.headers.get('Content-Security-Policy')).toContain(style);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(body.length));
    expect(body.length).toBeLessThan(styled.length / 3);
    expect(decompress(body)).toBe(styled);
    const again = await ask(coding);
    expect(again.headers.get('ETag')).toBe(response.headers.get('ETag'));
  });

  test('is sent as it is where it is too large to be held, or no coding is accepted', async () => {
    writeFileSync(join(dist, 'huge.html'), '<p>Words</p>'.repeat(30_000));
    expect((await ask('br', '/huge.html')).headers.get('Content-Encoding')).toBeNull();
    expect((await ask('identity')).headers.get('Content-Encoding')).toBeNull();
  });

  test('is missing in any coding where it is missing itself', async () => {
    expect((await ask('br', '/none.html')).status).toBe(404);
    expect((await ask('br', '/late.html.br')).status).toBe(404);
  });
});

async function encodingFor(accepted: string): Promise<string | null> {
  const response = await app.request('/', { headers: { 'Accept-Encoding': accepted } });
  return response.headers.get('Content-Encoding');
}

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['BR', 'br'],
  ['x-gzip', null],
  ['identity', null],
])('what a client gives no weight is not sent: %s', async (accepted, encoding) => {
  expect(await encodingFor(accepted)).toBe(encoding);
});

/** Asks for a copy unless it is the one that is there already. */
async function statusIfNot(tag: string): Promise<number> {
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': tag };
  return (await app.request('/', { headers })).status;
}

test('each compressed copy has an entity tag of its own, and is recognised by it', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const headers = { 'Accept-Encoding': encoding };
      return (await app.request('/', { headers })).headers.get('ETag') ?? '';
    }),
  );
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{11}"$/);
  expect(await statusIfNot('*')).toBe(304);
  expect(await statusIfNot(`"other", ${tags[0]}`)).toBe(304);
  expect(await statusIfNot(`W/${tags[0]}`)).toBe(304);
  expect(await statusIfNot(tags[1] ?? '')).toBe(200);
  expect(await statusIfNot((tags[0] ?? '').slice(0, -2))).toBe(200);
});
