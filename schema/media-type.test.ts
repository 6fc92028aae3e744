import { expect, test } from 'vitest';
import { isCompressible, mediaType } from './media-type.ts';

test.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['A.SVG', 'image/svg+xml; charset=utf-8'],
  ['a.json', 'application/json; charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['a.vcf', 'text/vcard; charset=utf-8'],
  ['a.vtt', 'text/vtt; charset=utf-8'],
  ['price.list.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.png', 'image/png'],
  ['a.unknown', undefined],
  ['docx', undefined],
])('%s is served as %s', (path, type) => {
  expect(mediaType(path)).toBe(type);
});

test('what is not compressed already is worth it', () => {
  const types = ['text/css', 'image/svg+xml', 'application/json', 'application/rss+xml'];
  expect(types.map(isCompressible)).toEqual([true, true, true, true]);
  expect(['font/ttf', 'font/otf', 'application/wasm'].map(isCompressible)).toEqual(
    Array.from({ length: 3 }, () => true),
  );
  const packed = ['image/png', 'font/woff2', 'video/mp4', 'application/zip', 'application/jsonp'];
  expect(packed.map(isCompressible)).toEqual(packed.map(() => false));
});
