import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNewPicture } from './new-picture.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6H0z"/></svg>';
const OTHER = SVG.replace('8 6', '9 6');

const site = mkdtempSync(join(tmpdir(), 'picture-'));
mkdirSync(join(site, 'media/team'), { recursive: true });
writeFileSync(join(site, 'media/team/Hills.svg'), SVG);
const media = new Set(['team/Hills.svg']);

const read = (name: string, text: string, folder = 'team') =>
  readNewPicture({ name, folder, bytes: Buffer.from(text).toString('base64') }, { media, site });

test.each([
  ['Friday Show (2).SVG', 'team', 'team/friday-show-2.svg'],
  ['Über Größe.svg', '', 'ueber-groesse.svg'],
  ['../../etc/passwd.svg', 'team', 'team/etc-passwd.svg'],
  ['a.svg', '../../..', 'a.svg'],
  ['写真.svg', '', 'picture.svg'],
])('%s below %s is kept as %s', async (name, folder, file) => {
  expect(await read(name, SVG, folder)).toMatchObject({ file, isThere: false });
});

test('no file is overwritten, also where only capitals differ', async () => {
  expect(await read('hills.svg', OTHER)).toMatchObject({ file: 'team/hills-2.svg' });
});

test('the very same picture is taken from where it is', async () => {
  expect(await read('hills.svg', SVG)).toMatchObject({ file: 'team/Hills.svg', isThere: true });
});

test.each([
  ['notes.txt', 'Notes', 'notes.txt is not a picture.'],
  ['.svg', 'Notes', 'The file .svg has no <svg> with a viewBox, so its proportions are unknown.'],
  ['photo.png', '', 'The file photo.png is empty. Copy or export the picture again.'],
  ['photo.png', 'Notes', 'The file photo.png does not contain a picture.'],
  ['photo.png', SVG, 'The file photo.png is a drawing, although its name ends in .png.'],
  ['photo.jpg', '%PDF-1.7', 'The file photo.jpg is a PDF document, which browsers cannot show.'],
])('%s with %j is refused in the words of the check', async (name, text, message) => {
  await expect(read(name, text)).rejects.toThrow(message);
});
