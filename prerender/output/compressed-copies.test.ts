import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, hasCopies, isCompressedNow } from './compressed-copies.ts';

test.each([
  ['index.html', true],
  ['assets/entry.mjs', true],
  ['assets/entry.js', true],
  ['fonts/own.ttf', true],
  ['media/video.mp4', false],
  ['fonts/own.woff2', false],
  ['index.html.br', false],
  ['.forms.json', false],
  ['assets/.hidden/a.json', false],
  ['.well-known/security.txt', true],
])('whether %s is text that is sent to somebody: %s', (file, isText) => {
  expect(hasCopies(file)).toBe(isText);
});

test('what a server may compress itself, it does up to 256 KB, which it holds in memory', () => {
  const most = 'a'.repeat(262_144);
  expect(isCompressedNow(Buffer.from('a'), 'now')).toBe(true);
  expect(isCompressedNow(Buffer.from(most), 'later')).toBe(false);
  expect(isCompressedNow(Buffer.from(`${most}a`), 'later')).toBe(true);
  // Bytes are meant, not characters.
  expect(isCompressedNow(Buffer.from('ä'.repeat(131_073)), 'later')).toBe(true);
});

test('a copy is the file again once it is unpacked, Brotli before gzip', async () => {
  const content = Buffer.from('We bake bread. '.repeat(40));
  const [brotli, gzip] = await compress(content);
  expect(brotliDecompressSync(brotli)).toEqual(content);
  expect(gunzipSync(gzip)).toEqual(content);
});

test.each([
  [262_144, constants.BROTLI_MAX_QUALITY],
  [262_145, 5],
])('of %i bytes a copy has the quality %i', async (length, quality) => {
  const content = Buffer.alloc(length, 'We bake bread and rolls. ');
  content.write('Not on Sundays, though: then the oven is cold and the baker asleep.', 100_000);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  const [brotli] = await compress(content);
  expect(brotli.equals(brotliCompressSync(content, { params }))).toBe(true);
});
