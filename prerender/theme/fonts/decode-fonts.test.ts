import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteFolders } from '../../paths.ts';
import { decodeFonts } from './decode-fonts.ts';

const root = mkdtempSync(join(tmpdir(), 'decode-fonts-'));
afterAll(() => rmSync(root, { recursive: true }));
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal.woff2',
);

test('every font of a site is read, and what is none is known as none', async () => {
  mkdirSync(join(root, 'media/fonts'), { recursive: true });
  cpSync(FONT, join(root, 'media/fonts/text.woff2'));
  writeFileSync(join(root, 'media/notes.woff2'), 'no font');
  writeFileSync(join(root, 'media/notes.txt'), 'no font');
  symlinkSync('/dev/zero', join(root, 'media/zero.woff2'));
  const fonts = await decodeFonts(siteFolders(root));
  expect([...fonts.keys()].toSorted()).toEqual(['fonts/text.woff2', 'notes.woff2']);
  expect(fonts.get('notes.woff2')).toEqual({ isFont: false, characters: '' });
  const { isFont, characters } = fonts.get('fonts/text.woff2') ?? {};
  expect(isFont).toBe(true);
  expect(characters).toContain('ạ');
});

test('a site that is not there has no fonts', async () => {
  expect(await decodeFonts(siteFolders(join(root, 'none')))).toEqual(new Map());
});
