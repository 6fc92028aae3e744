import { expect, test } from 'vitest';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { newItem } from './write-item.ts';

const GIVEN = { title: 'A third office', today: '2026-12-01', picture: 'a.svg', sample: {} };

/** What a field gets that every item needs, behind a title. */
function written(field: FieldSchema, sample?: unknown): unknown {
  const schema: FieldSchema = {
    properties: { heading: { type: 'string' }, field: { title: 'A Field', ...field } },
    required: ['heading', 'field'],
  };
  return newItem(schema, { ...GIVEN, sample: { field: sample } })['field'];
}

test('an item has the fields that it needs in the order of the schema, and the first text is its title', () => {
  const schema: FieldSchema = {
    properties: {
      kind: { type: 'string', const: 'card' },
      icon: { type: 'string', enum: ['star', 'sun'] },
      code: { type: 'string', pattern: '^[a-z]$', title: 'Code' },
      note: { type: 'string', title: 'Note' },
      name: { type: 'string', format: 'inline-markup', title: 'Name' },
      words: { type: 'string', format: 'markdown', title: 'Words' },
    },
    required: ['kind', 'icon', 'code', 'words', 'name'],
  };
  const item = newItem(schema, GIVEN);
  expect(item).toEqual({
    kind: 'card',
    icon: 'star',
    code: 'To be written: code',
    name: 'To be written: name',
    words: 'A third office',
  });
  expect(Object.keys(item)).toEqual(['kind', 'icon', 'code', 'name', 'words']);
});

test.each<[about: string, field: FieldSchema, sample: unknown, value: unknown]>([
  ['a fixed word', { type: 'string', const: 'card' }, 'x', 'card'],
  ['the default', { type: 'boolean', default: false }, true, false],
  ['the first of several', { type: 'string', enum: ['one', 'two'] }, 'two', 'one'],
  ['today', { type: 'string', format: 'date' }, '2020-01-01', '2026-12-01'],
  ['the picture', { type: 'string', format: 'media' }, 'b.svg', 'a.svg'],
  ['a name for addresses', { type: 'string', format: 'slug' }, 'x', 'a-third-office'],
  ['words', { type: 'string' }, 'Words of another', 'To be written: a field'],
  ['an address', { type: 'string', format: 'link' }, '/other', 'To be written: a field'],
  ['an icon like others', { type: 'string', format: 'icon' }, 'sun', 'sun'],
  ['a form like others', { type: 'string', pattern: '^[a-z]+$' }, 'abc', 'abc'],
  ['a number like others', { type: 'integer', minimum: 3 }, 0, 0],
  ['the least number', { type: 'integer', minimum: 3 }, undefined, 3],
  ['the least number that is none', { type: 'integer', minimum: 0 }, undefined, 0],
  ['words where nothing is known', { type: 'integer' }, undefined, 'To be written: a field'],
  ['an empty list', { type: 'array', items: { type: 'string' } }, ['x'], []],
  [
    'as many entries as it needs',
    { type: 'array', minItems: 2, items: { type: 'string', format: 'icon' } },
    ['sun', 'star'],
    ['sun', 'sun'],
  ],
  [
    'entries that are called as their list is',
    { type: 'array', minItems: 1, items: { type: 'string' } },
    undefined,
    ['To be written: a field'],
  ],
  [
    'a group with a text of its own',
    { type: 'object', properties: { label: { type: 'string' } }, required: ['label'] },
    { label: 'x' },
    { label: 'To be written: a field' },
  ],
])('a field gets %s', (_, field, sample, value) => {
  expect(written(field, sample)).toEqual(value);
});
