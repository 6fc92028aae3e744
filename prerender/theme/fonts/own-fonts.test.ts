import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { charactersToKeep } from './characters.ts';
import { cutOwnFont, takeOwnFont } from './own-fonts.ts';
import { makeSiteFonts } from './site-fonts.ts';

const root = mkdtempSync(join(tmpdir(), 'own-fonts-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a site that names no font and shows usual characters has nothing to cut', async () => {
  const [store, cache] = [join(root, 'store'), join(root, 'cache')];
  await cutOwnFont(store);
  takeOwnFont(store, cache);
  const cut = readdirSync(join(store, 'fonts'));
  expect(cut.filter((name) => name.endsWith('.woff2'))).toHaveLength(1);
  const folders = { media: '', cache };
  const usual = await makeSiteFonts({}, { folders, characters: charactersToKeep(['Café – 5 €']) });
  expect(usual.files.size).toBe(1);
  expect(readdirSync(join(cache, 'fonts'))).toEqual(cut);
});

test('a bundle without a font leaves the cache of a site as it is', () => {
  takeOwnFont(join(root, 'nothing'), join(root, 'untouched'));
  expect(readdirSync(root)).not.toContain('untouched');
});
