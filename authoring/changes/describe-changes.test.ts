import { expect, test } from 'vitest';
import { schemaOfFile } from '../../edit/fit-schema.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { describeChanges } from './describe-changes.ts';

const FILE = 'pages/roofs.yaml';

function describe(before: unknown, after: unknown, file = FILE): string[] {
  const schema = schemaOfFile(loadSchemas(), file);
  const state = (data: unknown) => ({ data, schema, references: undefined });
  return describeChanges(file, state(before), state(after));
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
    'Not for search engines added: "true"',
    'Quote, Quote: "Never wet again." -> "Never ever wet again."',
  ]);
});

test('what comes, goes or moves is said so', () => {
  expect(describe(page, { ...page, blocks: [quote, hero] })).toEqual([
    'Quote moved from position 2 to 1',
  ]);
  expect(describe(page, { ...page, blocks: [hero] })).toEqual([
    'Quote removed: "Quote: Never wet again.\\nName: Mara Holt"',
  ]);
  expect(describe({ facts: { years: '12' } }, { facts: { open: '12' } }, 'site.yaml')).toEqual([
    'Facts, open renamed from years',
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
