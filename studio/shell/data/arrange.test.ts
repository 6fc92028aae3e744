import { beforeEach, expect, test } from 'vitest';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { studioOverview } from '../../../test-support/content/studio-overview.ts';
import { insertion, newValue, whyNot } from './arrange.ts';
import { set } from './store.ts';

const FILE = 'pages/team.yaml';
const schemas = loadSchemas();
const hero = { type: 'hero', title: 'Team' };
const stats = { type: 'stats', items: [{ value: '3', label: 'people' }] };
const card = {
  icon: 'map',
  title: 'Plan',
  text: 'A list.',
  bullets: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
};

const tabs = {
  type: 'tabs',
  heading: 'For whom',
  tabs: [
    { label: 'A', blocks: [stats, stats] },
    { label: 'B', text: 'Words.' },
  ],
};

beforeEach(() =>
  set({
    overview: studioOverview(schemas),
    files: {
      [FILE]: {
        title: 'Team',
        blocks: [hero, { type: 'card-grid', heading: 'Cards', cards: [card] }, stats, tabs],
      },
    },
  }),
);

test.each([
  ['/blocks/0', 'down', 'It must come first.'],
  ['/blocks/0', 'delete', 'The page needs it: it has the main heading.'],
  ['/blocks/0', 'duplicate', 'It may be there only once.'],
  ['/blocks/1', 'up', 'Hero must come first.'],
  ['/blocks/1', 'down', undefined],
  ['/blocks/1', 'delete', undefined],
  ['/blocks/2', 'up', undefined],
  ['/blocks/3', 'down', 'It is the last.'],
  ['/blocks/1/cards/0', 'delete', 'At least 1 must be there.'],
  ['/blocks/1/cards/0', 'duplicate', undefined],
  ['/blocks/1/cards/0/bullets/0', 'duplicate', 'At most 7 can be there.'],
  ['/blocks/1/cards/0/bullets/0', 'delete', undefined],
  ['/blocks/3/tabs/0/blocks/0', 'duplicate', undefined],
  ['/blocks/3/tabs/0/blocks/0', 'down', undefined],
  ['/blocks/3/tabs/0/blocks/0', 'delete', undefined],
  ['/blocks/3/tabs/0/blocks/0', 'insert', undefined],
  ['/blocks/3', 'insert', undefined],
  ['/blocks/1/heading', 'up', 'This is not an entry of a list.'],
] as const)('%s, %s: %s', (pointer, action, why) => {
  expect(whyNot({ file: FILE, pointer }, action)).toBe(why);
});

const inTab = (tab: number) => ({ file: FILE, pointer: `/blocks/3/tabs/${tab}/blocks` });

test('a block comes into a list, and the first one of a tab in the place of its text', () => {
  expect(insertion(inTab(0), 1, stats)).toEqual([
    { op: 'insert', path: '/blocks/3/tabs/0/blocks/1', value: stats },
  ]);
  expect(insertion(inTab(1), 0, stats)).toEqual([
    { op: 'remove', path: '/blocks/3/tabs/1/text' },
    { op: 'set', path: '/blocks/3/tabs/1/blocks', value: [stats] },
  ]);
});

test('a new tab has a text', () => {
  const items = schemas.blocks.get('tabs')?.schema.properties?.['tabs']?.items;
  expect(newValue(items, { label: 'A', blocks: [stats] })).toEqual({
    label: 'New label',
    text: 'New text',
  });
});

test('a new entry of each list of each block fits its schema', () => {
  const checked: string[] = [];
  for (const [type, { schema, validate }] of schemas.blocks) {
    const [example] = schema.examples ?? [];
    const lists = Object.entries(schema.properties ?? {}).filter(([, field]) => field.items);
    for (const [name, list] of lists) {
      const before: unknown[] = Array.isArray(Object(example)[name]) ? Object(example)[name] : [];
      if (before.length >= (list.maxItems ?? Infinity)) continue;
      // A list that the example does without may need several.
      const added = Array.from({ length: Math.max(1, (list.minItems ?? 0) - before.length) }, () =>
        newValue(list.items, before.at(-1)),
      );
      const block = { ...Object(example), [name]: [...before, ...added] };
      expect([type, name, validate(block).map(({ message }) => message)]).toEqual([type, name, []]);
      checked.push(`${type}.${name}`);
    }
  }
  expect(checked.length).toBeGreaterThan(20);
});

test.each<[FieldSchema, unknown, unknown]>([
  [{ type: 'string', title: 'Label' }, undefined, 'New label'],
  [{ type: 'string', format: 'icon' }, 'map', 'map'],
  [{ enum: ['warm', 'calm'] }, undefined, 'warm'],
  [{ enum: ['warm', 'calm'], default: 'calm' }, undefined, 'calm'],
  [{ type: 'integer', minimum: 2 }, undefined, 2],
  [{ type: 'boolean' }, undefined, false],
  [{ type: 'object', examples: [{ a: 1 }] }, undefined, { a: 1 }],
])('a new value of %j is %j beside it: %j', (schema, beside, value) => {
  expect(newValue(schema, beside)).toEqual(value);
});
