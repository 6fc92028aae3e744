import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { describeChanges } from './describe-changes.ts';

const FILE = 'pages/roofs.yaml';

function describe(before: unknown, after: unknown, file = FILE): string[] {
  const texts = { before: JSON.stringify(before), after: JSON.stringify(after) };
  return describeChanges(file, texts, loadSchemas());
}

const hero = { type: 'hero', title: 'Dry roofs' };
const quote = { type: 'quote', text: 'Never wet again.', name: 'Mara Holt' };
const page = { title: 'Roofs', blocks: [hero, quote] };

/** A site with 103 facts. */
function facts(value: string): unknown {
  return {
    facts: Object.fromEntries(Array.from({ length: 103 }, (_, n) => [`fact${n}`, `${value}${n}`])),
  };
}

test('fields are named by their titles, in a sentence each', () => {
  expect(
    describe(page, {
      title: 'Dry roofs',
      noindex: true,
      blocks: [hero, { ...quote, text: 'Never ever wet again.' }],
    }),
  ).toEqual([
    'Title: "Roofs" -> "Dry roofs"',
    'Not for search engines: added, "true"',
    'Quote “Mara Holt”, Quote: "Never wet again." -> "Never ever wet again."',
  ]);
});

test('what comes, goes or moves is said so', () => {
  expect(describe(page, { ...page, blocks: [quote, hero] })).toEqual([
    'Quote “Mara Holt”: moved from position 2 to 1, now above Hero “Dry roofs”',
  ]);
  expect(describe(page, { ...page, blocks: [hero] })).toEqual([
    'Quote “Mara Holt”: removed, "Quote: Never wet again.; Name: Mara Holt"',
  ]);
  expect(describe({ facts: { years: '12' } }, { facts: { open: '12' } }, 'site.yaml')).toEqual([
    'Facts, open: renamed from years',
  ]);
});

test('long values are cut, and of many changes the rest is counted', () => {
  expect(describe(page, { ...page, title: 'x'.repeat(100) })).toEqual([
    `Title: "Roofs" -> "${'x'.repeat(59)}…`,
  ]);
  const sentences = describe(facts('a'), facts('b'), 'site.yaml');
  expect(sentences).toHaveLength(101);
  expect(sentences.at(-1)).toBe('and 3 more changes');
});

test('a file that is new, gone, unreadable or says the same is said so', () => {
  const schemas = loadSchemas();
  const words = (before: string | undefined, after: string | undefined) =>
    describeChanges(FILE, { before, after }, schemas);
  expect(words(undefined, 'title: Roofs')).toEqual(['added']);
  expect(words('title: Roofs', undefined)).toEqual(['removed']);
  expect(words('title: Roofs', 'title: [')).toEqual(['rewritten']);
  expect(words('title: Roofs', 'title: "Roofs" # Ours.')).toEqual(['only comments or formatting']);
});
