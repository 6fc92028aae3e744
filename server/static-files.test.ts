import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const app = staticFiles(dist, {
  documentHeaders: {
    'Content-Security-Policy': "default-src 'none'; style-src 'self' {style}; img-src 'self'",
  },
  // Of `a{}`.
  styles: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
  redirects: { '/old': '/about' },
});

beforeAll(() => {
  mkdirSync(join(dist, 'about'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<h1>Home</h1>'.repeat(50));
  writeFileSync(join(dist, 'about/index.html'), '<h1>About</h1>');
  writeFileSync(join(dist, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(dist, 'assets/entry-1a2b.js'), 'let a = 1;');
  writeFileSync(join(dist, '.secret.json'), '{}');
  writeFileSync(join(dist, 'notes.md'), 'not for visitors');
});
afterAll(() => rmSync(dist, { recursive: true }));

test('serves a route with and without a slash at the end', async () => {
  for (const path of ['/about', '/about/']) {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>About</h1>');
  }
});

test('answers 404 with the page for unknown paths, other cases and doubled slashes', async () => {
  for (const path of [
    '/nothing',
    '/About',
    '//about',
    '/about//',
    '/about/index.htm',
    '/%00',
    '/%E0%A4%A',
  ]) {
    const response = await app.request(`http://site${path}`);
    expect(response.status, path).toBe(404);
    expect(await response.text()).toBe('<h1>Not here</h1>');
  }
});

test('sends a visitor of an old address to the new one', async () => {
  for (const path of ['/old', '/old/']) {
    const response = await app.request(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/about');
  }
});

test('never leaves the folder nor shows hidden or unknown files', async () => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/.secret.json',
    '/notes.md',
    '/about/..%5c..',
  ]) {
    expect((await app.request(`http://site${path}`)).status, path).toBe(404);
  }
});

test('sends the security headers, the policy with documents only', async () => {
  const page = await app.request('/');
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  const script = await app.request('/assets/entry-1a2b.js');
  expect(script.headers.get('Content-Security-Policy')).toBeNull();
  expect(script.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

async function policyOf(html: string) {
  writeFileSync(join(dist, 'about/styled.html'), html);
  return (await app.request('/about/styled.html')).headers.get('Content-Security-Policy');
}

test('allows a document the style sheet that the build has put into it, and no other', async () => {
  const none = "default-src 'none'; style-src 'self'; img-src 'self'";
  expect(await policyOf('<style>a{}</style>')).toBe(
    `default-src 'none'; style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='; img-src 'self'`,
  );
  expect(await policyOf('<style>a{color:red}</style>')).toBe(none);
  expect(await policyOf('<h1>Plain</h1>')).toBe(none);
});

test('caches hashed files for ever and asks again for all others', async () => {
  expect((await app.request('/assets/entry-1a2b.js')).headers.get('Cache-Control')).toContain(
    'immutable',
  );
  expect((await app.request('/')).headers.get('Cache-Control')).toBe('no-cache');
  expect((await app.request('/assets/gone.js')).headers.get('Cache-Control')).toBe('no-cache');
});

test('answers 304 to whoever has the file already, and 200 once it has changed', async () => {
  const etag = (await app.request('/about')).headers.get('ETag') ?? '';
  const again = { headers: { 'If-None-Match': etag } };
  expect((await app.request('/about', again)).status).toBe(304);
  writeFileSync(join(dist, 'about/index.html'), '<h1>About us</h1>');
  const changed = await app.request('/about', again);
  expect(changed.status).toBe(200);
  expect(await changed.text()).toBe('<h1>About us</h1>');
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

test('HEAD has the headers without the body, other methods are refused', async () => {
  const head = await app.request('/about', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await app.request('/about', { method: 'POST' });
  expect(post.status).toBe(405);
  expect(post.headers.get('Allow')).toBe('GET, HEAD');
});

async function compressedCopy(path: string): Promise<Buffer> {
  const response = await app.request(path, { headers: { 'Accept-Encoding': 'br' } });
  return Buffer.from(await response.arrayBuffer());
}

test('the first visitor gets a copy at once, later ones a smaller copy of the same', async () => {
  const text = Array.from({ length: 4000 }, (_, index) => `line ${(index * 7919) % 1013}`).join(
    '\n',
  );
  writeFileSync(join(dist, 'large.txt'), text);
  const first = await compressedCopy('/large.txt');
  await expect
    .poll(async () => (await compressedCopy('/large.txt')).length)
    .toBeLessThan(first.length);
  for (const copy of [first, await compressedCopy('/large.txt')])
    expect(brotliDecompressSync(copy).toString()).toBe(text);
});
