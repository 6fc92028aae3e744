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

/** What is said of a field: where, what, and what to do. */
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
    [[], 'What is said of `day` must be a group of fields in braces.', undefined],
  ]);
  expect(found(group({ name: 7 })).map(([path, message]) => [path, message])).toContainEqual([
    ['properties', 'name'],
    'What is said of `name` must be a group of fields in braces.',
  ]);
});

test('it is said what a field may be', () => {
  expect(found(WORDS)).toEqual([
    [
      [],
      'Nothing says what `day` may be.',
      'Add `"type": "string"` or the like, `"enum"` with its choices, or a `"$ref"` to a shared piece.',
    ],
  ]);
  expect(found({ ...WORDS, type: 'array' })).toEqual([
    [[], 'Nothing says what the entries of `day` are.', 'Add `"items": { ... }`.'],
  ]);
  expect(found(group({ days: { ...WORDS, type: 'array', items: {} } }))).toEqual([
    [
      ['properties', 'days', 'items'],
      'Nothing says what the entries of `days` may be.',
      'Add `"type": "string"` or the like, `"enum"` with its choices, or a `"$ref"` to a shared piece.',
    ],
  ]);
});

test('a group has fields, and no others', () => {
  expect(found({ ...WORDS, type: 'object' })).toEqual([
    [[], '`day` has no fields.', 'Add `"properties": { ... }`.'],
  ]);
  expect(found({ ...WORDS, type: 'object', properties: { name: TEXT } })).toEqual([
    [
      [],
      '`day` takes any field, so a misspelt one would not be found.',
      'Add `"additionalProperties": false`.',
    ],
  ]);
});

test('what is required is there', () => {
  const required = ['name', 'titel', 'x'];
  expect(found(group({ name: TEXT, title: TEXT }, { required }))).toEqual([
    [['required', 1], '`titel` is required, and there is no such field.', 'Did you mean `title`?'],
    [
      ['required', 2],
      '`x` is required, and there is no such field.',
      'The fields are name, title.',
    ],
  ]);
});

test('a shared piece is one of the engine', () => {
  expect(found({ $ref: '../shared/pictre.json' })).toEqual([
    [
      ['$ref'],
      'There is no shared piece ../shared/pictre.json.',
      'Did you mean `../shared/picture.json`?',
    ],
  ]);
  expect(found({ $ref: './shared/picture.json' })[0]?.[2]).toBe(
    'Did you mean `../shared/picture.json`?',
  );
  expect(found({ $ref: '../shared/newsletter.json' })[0]?.[2]).toMatch(
    /^There are action, .*, each as \.\.\/shared\/picture\.json\.$/,
  );
});

test('fields in fields are judged as well', () => {
  const inner = group({ name: WORDS });
  const paths = found(group({ day: inner, days: { ...WORDS, type: 'array', items: inner } })).map(
    ([path, message]) => [path, message],
  );
  expect(paths).toEqual([
    [['properties', 'day', 'properties', 'name'], 'Nothing says what `name` may be.'],
    [['properties', 'days', 'items', 'properties', 'name'], 'Nothing says what `name` may be.'],
  ]);
});
