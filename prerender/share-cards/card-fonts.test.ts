import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutFont } from '../theme/fonts/cut-font.ts';
import { readFontFacts } from '../theme/fonts/font-facts.ts';
import { cardFonts } from './card-fonts.ts';

const folder = mkdtempSync(join(tmpdir(), 'card-fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const variable = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal.woff2',
);
const fileOf = (weight: number) => join(folder, `${weight}.ttf`);

beforeAll(async () => {
  const bytes = readFileSync(variable);
  const facts = await readFontFacts(bytes, folder);
  for (const weight of [300, 700]) {
    const cut = { characters: 'ạ', weights: [weight, weight] satisfies [number, number] };
    const { content } = await cutFont(bytes, cut, { facts, cache: folder }, 'truetype');
    writeFileSync(fileOf(weight), content);
  }
});

/** The weights of the fonts that cards are set in, in the order in which they are asked for. */
async function weightsOf(files: string[], weight: number) {
  const { cut, ...known } = await cardFonts('Text', { files, weight }, folder);
  const fonts = await cut();
  const facts = fonts.map(({ data }) => readFontFacts(Buffer.from(new Uint8Array(data)), folder));
  return { ...known, weights: (await Promise.all(facts)).map(({ weights }) => weights[0]), fonts };
}

test('of files of one weight each, the nearest is asked first', async () => {
  const files = [300, 700].map(fileOf);
  const bold = await weightsOf(files, 600);
  expect(bold.weights).toEqual([700, 300]);
  expect(bold.family).toBe('Text 0, Text 1');
  expect(bold.fonts.map(({ name, weight, style }) => [name, weight, style])).toEqual([
    ['Text 0', 400, 'normal'],
    ['Text 1', 400, 'normal'],
  ]);
  expect(bold.weight).toBe(400);
  const light = await weightsOf(files.toReversed(), 400);
  expect(light.weights).toEqual([300, 700]);
  expect(light.digests).toEqual(bold.digests.toReversed());
});

test('a variable font is cut to the weight that is asked for, or the nearest that it has', async () => {
  expect((await weightsOf([variable], 560)).weights).toEqual([560]);
  expect((await weightsOf([variable], 50)).weights).toEqual([100]);
  expect((await weightsOf([variable], 1000)).weights).toEqual([900]);
});
