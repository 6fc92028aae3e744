import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { digestOf } from '../../../check/files/digest.ts';
import { cutFont } from './cut-font.ts';
import { readFontFacts } from './font-facts.ts';

const cache = mkdtempSync(join(tmpdir(), 'font-facts-'));
afterAll(() => rmSync(cache, { recursive: true }));
const bytes: Buffer = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal.woff2',
  ),
);

test('a variable font has its lightest and its boldest weight, a font of one weight that twice', async () => {
  const facts = await readFontFacts(bytes, cache);
  expect(facts.weights).toEqual([100, 900]);
  expect(facts.otherAxes).toEqual({});
  expect(facts.characters).toContain('ạ');
  const cut = async (weights: [number, number], of = { bytes, facts }) => {
    const { content } = await cutFont(
      of.bytes,
      { characters: 'ạ', weights },
      { facts: of.facts, cache },
      'truetype',
    );
    return { bytes: content, facts: await readFontFacts(content, cache) };
  };
  const some = await cut([300, 500]);
  expect(some.facts).toMatchObject({ weights: [300, 500], otherAxes: {} });
  expect(some.facts.characters).toMatch(/^ạ/);
  const one = await cut([700, 700]);
  expect(one.facts.weights).toEqual([700, 700]);
  // A font without weights to choose from is cut anyway.
  expect((await cut([400, 400], one)).facts).toEqual(one.facts);
});

const right = { characters: 'a', weights: [400, 400], otherAxes: { opsz: 14 } };

test('what was read of a font once is read no more', async () => {
  const font = Buffer.from('no font, but known');
  mkdirSync(join(cache, 'fonts'), { recursive: true });
  writeFileSync(join(cache, `fonts/${digestOf(font)}.facts.json`), JSON.stringify(right));
  expect(await readFontFacts(font, cache)).toEqual(right);
});

test.each(['characters', 'weights', 'otherAxes'])(
  'something else as %s is named',
  async (field) => {
    const font = Buffer.from(`another with wrong ${field}`);
    const file = `fonts/${digestOf(font)}.facts.json`;
    mkdirSync(join(cache, 'fonts'), { recursive: true });
    writeFileSync(join(cache, file), JSON.stringify({ ...right, [field]: 7 }));
    await expect(readFontFacts(font, cache)).rejects.toThrow(`${file} in the cache is invalid.`);
  },
);
