import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../check-site.ts';
import { openSite } from '../../open-site.ts';

const goodSite = join(import.meta.dirname, '../../../tests/bad-content/good-site');

/** The messages about repeated text on pages that have some sentences each, and with other files of the site. */
async function found(pages: Record<string, string[]>, files: Record<string, string> = {}) {
  const texts = Object.entries(pages).map(
    ([name, sentences]) =>
      [
        `pages/${name}.yaml`,
        `title: ${name}\nblocks:\n  - type: hero\n    title: ${name}\n    text: ${sentences.join(' ')}\n`,
      ] as const,
  );
  const unsaved = new Map([...texts, ...Object.entries(files)]);
  const { problems } = await checkSite(openSite(goodSite, { unsaved }));
  return problems
    .filter(({ id }) => id === 'repeated-text')
    .map(({ file, line, column, endColumn, message }) => [file, line, column, endColumn, message]);
}

const quiet = 'Nobody in the house had to move out while we were there, not even for one day.';
const warm = 'The heating was never off for more than an hour, and the rooms have stayed warm.';

test('a sentence on two pages is told once, on the second, and where it is', async () => {
  expect(await found({ a: [warm, quiet], b: [quiet] })).toEqual([
    ['pages/b.yaml', 5, 11, 11 + quiet.length, 'This sentence is also in pages/a.yaml.'],
  ]);
});

test('one on three pages is counted, and each sentence has a place of its own', async () => {
  expect(await found({ a: [warm, quiet], b: ['Yes.', quiet, warm], c: [quiet] })).toEqual([
    [
      'pages/b.yaml',
      5,
      16,
      16 + quiet.length,
      'This sentence is on 3 pages, first in pages/a.yaml.',
    ],
    [
      'pages/b.yaml',
      5,
      17 + quiet.length,
      17 + quiet.length + warm.length,
      'This sentence is also in pages/a.yaml.',
    ],
  ]);
});

test('a sentence is found where it names a value that each language has for itself', async () => {
  const main = readFileSync(join(goodSite, 'site.yaml'), 'utf8');
  const sentence = `${quiet.slice(0, -1)}, says {name}.`;
  const said = await found(
    { 'de/a': [sentence], 'de/b': [sentence] },
    { 'site.yaml': `${main}languages: [en, de]\n`, 'site.de.yaml': 'name: Erle & Reihe\n' },
  );
  expect(said).toEqual([
    ['pages/de/b.yaml', 5, 11, 11 + sentence.length, 'This sentence is also in pages/de/a.yaml.'],
  ]);
});
