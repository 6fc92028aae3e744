import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePicture } from './decode-picture.ts';

const faultOf = async (path: string, text: string) =>
  (await decodePicture(path, Buffer.from(text, 'latin1'))).fault?.what;

test.each([
  ['', 'is empty'],
  ['\0\0\0\x18ftypheic', 'is a HEIC picture, which browsers cannot show'],
  ['\0\0\0\x18ftyphevc', 'is a HEIC picture, which browsers cannot show'],
  ['\0\0\0\x18ftypmif1', 'is a HEIC picture, which browsers cannot show'],
  ['\0\0\0\x18ftypmsf1', 'is a HEIC picture, which browsers cannot show'],
  ['%PDF-1.7', 'is a PDF document, which browsers cannot show'],
  ['BM\0\0', 'is a BMP picture, which browsers cannot show'],
  ['II*\0', 'is a TIFF picture, which browsers cannot show'],
  ['MM\0*', 'is a TIFF picture, which browsers cannot show'],
  ['8BPS', 'is a Photoshop file, which browsers cannot show'],
  ['\n <!DOCTYPE html>', 'is a web page, which browsers cannot show'],
  ['<html lang="en">', 'is a web page, which browsers cannot show'],
  ['<?xml?><svg viewBox="0 0 8 6"/>', 'is a drawing, although its name ends in .jpg'],
  ['Sorry, not found', 'does not contain a picture'],
  ['\0\0\0\x18ftypavif', 'is damaged or cut off, so it cannot be decoded'],
  ['RIFF\0\0\0\0WEBP', 'is damaged or cut off, so it cannot be decoded'],
])('a .jpg that begins with %j %s', async (text, what) => {
  expect(await faultOf('a.JPG', text)).toBe(what);
});

test.each(['\x89PNG\r\n', '\xff\xd8\xff', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\0\0\0\x18ftypavis'])(
  'an .svg that begins with %j is a bitmap',
  async (text) => {
    expect(await faultOf('a.svg', text)).toBe(
      'is a photo or bitmap, although its name ends in .svg',
    );
  },
);

test('the kind of a file is told by its first 512 bytes', async () => {
  const drawing = 'is a drawing, although its name ends in .png';
  expect(await faultOf('a.png', `${' '.repeat(508)}<svg viewBox="0 0 8 6"/>`)).toBe(drawing);
  expect(await faultOf('a.png', `${' '.repeat(509)}<svg viewBox="0 0 8 6"/>`)).toBe(
    'does not contain a picture',
  );
});

test.each([
  ['<svg/>', 'has no <svg> with a viewBox, so its proportions are unknown'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6">\n<text>a & b</text></svg>',
    'is not well-formed in line 2, column 10 (an & that must be &amp;)',
  ],
])('a drawing such as %j %s', async (text, what) => {
  expect(await faultOf('a.svg', text)).toBe(what);
});

test('a photo that lies on its side has the size that is shown', async () => {
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#765' } });
  const bytes = await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await decodePicture('a.jpg', bytes)).toMatchObject({ size: { width: 20, height: 30 } });
});

test('a photo with more pixels than can be converted is refused for that', async () => {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#765' } })
    .png()
    .toBuffer();
  // Where a PNG says its size, and the sum over it.
  for (const at of [16, 20]) bytes.writeUInt32BE(20_000, at);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  expect(await decodePicture('a.png', bytes)).toEqual({
    fault: {
      id: 'broken-picture',
      what: 'has too many pixels to convert',
      suggestion: 'Save it smaller, at most 4000 pixels wide.',
    },
  });
});

test('a drawing may hold a photo of any size', async () => {
  const data = 'A'.repeat(11_000_000);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><image href="data:image/png;base64,${data}"/></svg>`;
  expect(await decodePicture('a.svg', Buffer.from(svg))).toEqual({});
});
