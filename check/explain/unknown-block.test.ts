import { expect, test } from 'vitest';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { explainUnknownBlock } from './unknown-block.ts';

const list = (...names: string[]): FieldSchema => ({
  type: 'array',
  items: { properties: Object.fromEntries(names.map((name) => [name, {}])), required: names },
});
const schemas = new Map<string, { schema: FieldSchema }>([
  ['hero', { schema: { properties: { type: {}, title: {} }, formerType: 'head-line' } }],
  ['cards', { schema: { properties: { type: {}, cards: list('title', 'text') } } }],
  ['steps', { schema: { properties: { type: {}, steps: list('title', 'text') } } }],
  ['logos', { schema: { properties: { type: {}, logos: list('src') } } }],
]);
const TYPES = 'The types are hero, cards, steps, logos.';

const found = (data: unknown, before = '') => {
  const { path, message, suggestion, replacement } = explainUnknownBlock(
    data,
    ['blocks', 1],
    schemas,
    { before, page: undefined },
  );
  const written = typeof replacement === 'function' ? replacement(String(data), '') : replacement;
  return [path.slice(2), message, suggestion, written];
};

test('a block is a group of fields', () => {
  const message = 'A block must be a group of fields that starts with `type`.';
  expect(found('hero')).toEqual([[], message, 'Write `- type: hero`.', 'type: hero']);
  expect(found('words')).toEqual([
    [],
    message,
    `Write its type, such as \`- type: hero\`. ${TYPES}`,
    undefined,
  ]);
  expect(found(7)[2]).toBe(`Write its type, such as \`- type: hero\`. ${TYPES}`);
});

test('a type is misspelt, was another one, or is none', () => {
  expect(found({ type: 'card' })).toEqual([
    ['type'],
    'There is no block type `card`.',
    'Did you mean `cards`?',
    'cards',
  ]);
  expect(found({ type: '“heros”' })[3]).toBe('hero');
  expect(found({ type: 'head-line' })).toEqual([
    ['type'],
    'The block type `head-line` is now called `hero`.',
    'Run `npm run migrate` to change it everywhere.',
    'hero',
  ]);
  expect(found({ type: 'newsletter' }).slice(2)).toEqual([TYPES, undefined]);
  expect(found({ type: 7 }).slice(1)).toEqual([
    'A block type is a word such as hero.',
    TYPES,
    undefined,
  ]);
});

test('an entry of a list is told with where it fits', () => {
  const message = 'This is not a block: it has no `type`. Its fields are `title`, `text`.';
  expect(found({ title: 'A', text: 'B' }, 'steps')).toEqual([
    [],
    message,
    'The entry matches `steps` of the block `steps` above: indent it like the entries there.',
    undefined,
  ]);
  expect(found({ title: 'A', text: 'B' }, 'hero')).toEqual([
    [],
    message,
    'The entry matches `cards` of the block `cards` or `steps` of the block `steps`.',
    undefined,
  ]);
  expect(found({ src: 'a.svg' })[1]).toBe(
    'This is not a block: it has no `type`. Its field is `src`.',
  );
});

test('a type that is missing is told where it was meant, or what to begin with', () => {
  const lacks = 'This block has no `type`.';
  expect(found({ typ: 'hero', title: 'A' })).toEqual([
    ['typ'],
    '`typ` is not a field of a block.',
    'Did you mean `type`?',
    'type',
  ]);
  expect(found({ hero: null, title: 'A' })).toEqual([
    ['hero'],
    lacks,
    'Write `- type: hero`, and the other fields below `type`, in the same column.',
    undefined,
  ]);
  expect(found({ price: 1 })).toEqual([[], lacks, `Start it with \`type:\`. ${TYPES}`, undefined]);
  expect(found({})[1]).toBe(lacks);
});
