import { expect, test } from 'vitest';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { describeFittingBlock, describeFittingLists, findFittingLists } from './find-fit.ts';

const named = (required: string[], ...further: string[]): FieldSchema => ({
  properties: Object.fromEntries([...required, ...further].map((name) => [name, {}])),
  required,
});
const list = (entry: FieldSchema): FieldSchema => ({ type: 'array', items: entry });
const block = (properties: Record<string, FieldSchema>, required: string[] = []) => ({
  schema: { properties: { type: {}, ...properties }, required: ['type', ...required] },
});

const CARD = list(named(['title'], 'icon'));
const gallery = block({ pictures: list(named(['src'], 'alt')) }, ['pictures']);
const cards = block({ cards: CARD, heading: {} }, ['cards']);
const steps = block({ steps: CARD });
const plans = block({ plans: CARD });

test('an entry is right in a list that knows its fields and needs no other', () => {
  expect(findFittingLists(['src'], gallery.schema)).toEqual(['pictures']);
  expect(findFittingLists(['src', 'alt'], gallery.schema)).toEqual(['pictures']);
  expect(findFittingLists(['alt'], gallery.schema)).toEqual([]);
  expect(findFittingLists(['src', 'href'], gallery.schema)).toEqual([]);
});

test('two lists are named, and of more those of the same name', () => {
  const two = new Map(Object.entries({ gallery, cards, steps }));
  const three = new Map(Object.entries({ gallery, cards, steps, plans }));
  expect(describeFittingLists(['src'], two)).toBe(
    'The entry matches `pictures` of the block `gallery`.',
  );
  expect(describeFittingLists(['title'], two)).toBe(
    'The entry matches `cards` of the block `cards` or `steps` of the block `steps`.',
  );
  expect(describeFittingLists(['title'], three)).toBe(undefined);
  expect(describeFittingLists(['title'], three, 'steps')).toBe(
    'The entry matches `steps` of the block `steps`.',
  );
  expect(describeFittingLists(['price'], three)).toBe(undefined);
});

test('a block begins where its fields are, or is of another type', () => {
  const blocks = new Map(Object.entries({ gallery, cards, steps }));
  const starts = 'If another block starts here, its first line';
  expect(describeFittingBlock(['pictures'], ['type', 'title', 'pictures'], blocks)).toBe(
    `${starts} \`- type: gallery\` is missing.`,
  );
  expect(describeFittingBlock(['pictures'], ['type', 'pictures'], blocks)).toBe(
    'They all match the block `gallery`: correct the type.',
  );
  expect(describeFittingBlock(['heading'], ['type', 'title', 'heading'], blocks)).toBe(undefined);
  expect(describeFittingBlock(['price'], ['type', 'price'], blocks)).toBe(undefined);
});

test('two types are named, and of more none', () => {
  const twice = { gallery, album: gallery };
  const starts = ['pictures', 'alt'];
  const describe = (blocks: Record<string, typeof gallery>) =>
    describeFittingBlock(['pictures'], ['type', ...starts], new Map(Object.entries(blocks)));
  expect(describe(twice)).toBe(
    'If another block starts here, its first line `- type: gallery` or `- type: album` is missing.',
  );
  expect(describe({ ...twice, wall: gallery })).toBe(undefined);
});

test('a block that asks for nothing is not the one of a field that all blocks have', () => {
  const event = new Map([['event', block({ ground: {} })]]);
  expect(describeFittingBlock(['ground'], ['type', 'title', 'ground'], event)).toBe(undefined);
});
