import { expect, test } from 'vitest';
import { checkField } from './field-rules.ts';

const WORDS = { title: 'Title', description: 'Words.' };
const TEXT = { ...WORDS, type: 'string' };
const group = (properties: object, more: object = {}) => ({
  ...WORDS,
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});

/** The messages about a field: where, what, and what to do. */
const found = (field: unknown) =>
  checkField(field, [], '`day`').map(({ path, message, suggestion }) => [
    path,
    message,
    suggestion,
  ]);

test.each([
  ['a text', TEXT],
  ['a choice', { ...WORDS, enum: ['calm'] }],
  ['one word', { ...WORDS, const: 'calm' }],
  ['a shared piece, which has its own words', { $ref: '../shared/picture.json' }],
  ['a list, whose entries need no words', { ...WORDS, type: 'array', items: { type: 'string' } }],
  ['a group', group({ day: TEXT }, { required: ['day'] })],
])('%s is all that a field needs', (_what, field) => {
  expect(found(field)).toEqual([]);
});

test('a field is a group in braces, wherever it stands', () => {
  expect(found('text')).toEqual([
    [[], 'The schema of `day` must be an object in braces.', undefined],
  ]);
  expect(found(group({ name: 7 })).map(([path, message]) => [path, message])).toContainEqual([
    ['properties', 'name'],
    'The schema of `name` must be an object in braces.',
  ]);
});

test('it is said what a field may be', () => {
  expect(found(WORDS)).toEqual([
    [
      [],
      'The type of `day` is missing.',
      'Add a type such as `"type": "string"`, `"enum"` with its choices, or a `"$ref"` to a shared schema.',
    ],
  ]);
  expect(found({ ...WORDS, type: 'array' })).toEqual([
    [[], 'The type of the entries of `day` is missing.', 'Add `"items": { ... }`.'],
  ]);
  expect(found(group({ days: { ...WORDS, type: 'array', items: {} } }))).toEqual([
    [
      ['properties', 'days', 'items'],
      'The type of the entries of `days` is missing.',
      'Add a type such as `"type": "string"`, `"enum"` with its choices, or a `"$ref"` to a shared schema.',
    ],
  ]);
});

test('a group has fields, and no others', () => {
  expect(found({ ...WORDS, type: 'object' })).toEqual([
    [[], 'There are no fields in `day`.', 'Add `"properties": { ... }`.'],
  ]);
  expect(found({ ...WORDS, type: 'object', properties: { name: TEXT } })).toEqual([
    [
      [],
      '`day` may have any field, so the check could not find a misspelled one.',
      'Add `"additionalProperties": false`.',
    ],
  ]);
});

test('what is required is there', () => {
  const required = ['name', 'titel', 'x'];
  expect(found(group({ name: TEXT, title: TEXT }, { required }))).toEqual([
    [['required', 1], '`titel` is required, but it is not a field.', 'Did you mean `title`?'],
    [['required', 2], '`x` is required, but it is not a field.', 'The fields are name, title.'],
  ]);
});

test('a shared piece is one of the engine', () => {
  expect(found({ $ref: '../shared/pictre.json' })).toEqual([
    [
      ['$ref'],
      'There is no shared schema ../shared/pictre.json.',
      'Did you mean `../shared/picture.json`?',
    ],
  ]);
  expect(found({ $ref: './shared/picture.json' })[0]?.[2]).toBe(
    'Did you mean `../shared/picture.json`?',
  );
  expect(found({ $ref: '../shared/newsletter.json' })[0]?.[2]).toMatch(
    /^The shared schemas are action, .*, each written as \.\.\/shared\/picture\.json\.$/,
  );
});

test('fields in fields are judged as well', () => {
  const inner = group({ name: WORDS });
  const paths = found(group({ day: inner, days: { ...WORDS, type: 'array', items: inner } })).map(
    ([path, message]) => [path, message],
  );
  expect(paths).toEqual([
    [['properties', 'day', 'properties', 'name'], 'The type of `name` is missing.'],
    [['properties', 'days', 'items', 'properties', 'name'], 'The type of `name` is missing.'],
  ]);
});
