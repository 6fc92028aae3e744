import { expect, it, test } from 'vitest';
import { loadSchemas } from '../schema/load-schemas.ts';
import { applyOperation } from './edit-yaml.ts';
import { type FileSchema, fitSchema, schemaOfFile } from './fit-schema.ts';
import type { Operation } from '../schema/generated/data.d.ts';
import { readData } from './source.ts';

const schemas = loadSchemas();
const text =
  'title: A\nblocks:\n  - type: banner\n    heading: One\n    interval: 7000\n    slides: []\n';

function edited(operation: Operation): string {
  const data = readData(text);
  const fitted = fitSchema(operation, data, schemaOfFile(schemas, 'pages/a.yaml'));
  return fitted ? applyOperation(text, fitted) : text;
}

function defaultOf(field: string): unknown {
  return schemas.blocks.get('banner')?.schema.properties?.[field]?.default;
}

it('leaves a field out that is as its default says', () => {
  const interval = defaultOf('interval');
  expect(typeof interval).toBe('number');
  expect(edited({ op: 'set', path: '/blocks/0/interval', value: interval })).toBe(
    text.replace('    interval: 7000\n', ''),
  );
  const block = { type: 'banner', heading: 'Two', interval, slides: [] };
  expect(edited({ op: 'insert', path: '/blocks/1', value: block })).toBe(
    `${text}  - type: banner\n    heading: Two\n    slides: []\n`,
  );
  expect(edited({ op: 'set', path: '/blocks', value: [block] })).toBe(
    text.replace('    interval: 7000\n', '').replace('One', 'Two'),
  );
});

it('writes a new field where its schema has it', () => {
  expect(edited({ op: 'set', path: '/description', value: 'Words' })).toBe(
    text.replace('blocks:', 'description: Words\nblocks:'),
  );
});

test.for([
  ['site.yaml', 'navigation'],
  ['site.de.yaml', 'navigation'],
  ['forms/inquiry.yaml', 'fields'],
  ['forms/inquiry.de.yaml', 'fields'],
  ['pages/a.yaml', 'blocks'],
] as const)('%s is checked by a schema with %s', ([file, field]) => {
  expect(Object.keys(schemaOfFile(schemas, file).root.properties ?? {})).toContain(field);
});

const SMALL: FileSchema = {
  root: {
    properties: {
      title: { type: 'string' },
      lead: { type: 'string', default: '' },
      cards: {
        type: 'array',
        items: { properties: { name: {}, tone: { default: 'calm' } } },
      },
      group: { properties: { a: { default: 1 }, b: {} } },
    },
  },
};

test.each<[operation: Operation, fitted: Operation | undefined]>([
  [
    { op: 'remove', path: '/title' },
    { op: 'remove', path: '/title' },
  ],
  [{ op: 'set', path: '/lead', value: '' }, undefined],
  [
    { op: 'set', path: '/lead', value: 'A' },
    { op: 'set', path: '/lead', value: 'A', before: 'cards' },
  ],
  [
    { op: 'set', path: '/lead', value: 'A', before: 'title' },
    { op: 'set', path: '/lead', value: 'A', before: 'title' },
  ],
  [
    { op: 'set', path: '/title', value: 'B' },
    { op: 'set', path: '/title', value: 'B' },
  ],
  [
    { op: 'set', path: '/other', value: 1 },
    { op: 'set', path: '/other', value: 1 },
  ],
  [
    { op: 'set', path: '/group', value: { a: 1, b: 2 } },
    { op: 'set', path: '/group', value: { b: 2 } },
  ],
  [
    { op: 'set', path: '/group/a', value: 2 },
    { op: 'set', path: '/group/a', value: 2, before: 'b' },
  ],
  [{ op: 'set', path: '/group/a', value: 1 }, undefined],
  [
    { op: 'set', path: '/cards', value: [{ name: 'A', tone: 'calm' }, { tone: 'loud' }] },
    { op: 'set', path: '/cards', value: [{ name: 'A' }, { tone: 'loud' }] },
  ],
  [
    { op: 'set', path: '/cards/0', value: { name: 'B', tone: 'calm' } },
    { op: 'set', path: '/cards/0', value: { name: 'B' } },
  ],
  [
    { op: 'set', path: '/cards/0/tone', value: 'calm' },
    { op: 'remove', path: '/cards/0/tone' },
  ],
  [
    { op: 'insert', path: '/cards/0', value: { name: 'B', tone: 'calm' } },
    { op: 'insert', path: '/cards/0', value: { name: 'B' } },
  ],
])('%j becomes %j', (operation, fitted) => {
  const data = { title: 'A', cards: [{ name: 'A', tone: 'loud' }], group: { b: 1 } };
  expect(fitSchema(operation, data, SMALL)).toEqual(fitted);
});

it('knows the blocks in tabs by their types', () => {
  const page =
    'title: A\nblocks:\n  - type: tabs\n    tabs:\n      - label: B\n        blocks:\n          - type: steps\n            items: []\n';
  const editedPage = (operation: Operation) => {
    const fitted = fitSchema(operation, readData(page), schemaOfFile(schemas, 'pages/a.yaml'));
    return fitted ? applyOperation(page, fitted) : page;
  };
  const steps = '/blocks/0/tabs/0/blocks/0';
  expect(editedPage({ op: 'set', path: `${steps}/ground`, value: 'plain' })).toBe(page);
  expect(editedPage({ op: 'set', path: `${steps}/heading`, value: 'C' })).toBe(
    page.replace('items:', 'heading: C\n            items:'),
  );
  const value = [{ label: 'B', blocks: [{ type: 'steps', ground: 'plain', items: [] }] }];
  expect(editedPage({ op: 'set', path: '/blocks/0/tabs', value })).toBe(page);
});
