import { expect, test } from 'vitest';
import { type FieldSchema, isFieldSchema, schemaAt, schemaOf } from './field-schema.ts';

test.each([
  {},
  { type: 'string' },
  { type: ['object', 'string'] },
  { properties: { a: { items: { type: 'string' } } }, additionalProperties: false },
  { additionalProperties: { type: 'string' } },
  { items: {} },
])('%j is a schema', (value) => {
  expect(isFieldSchema(value)).toBe(true);
});

test.each([
  'string',
  { type: 7 },
  { properties: [] },
  { properties: { a: {}, b: { type: 7 } } },
  { items: 'string' },
  { items: { type: 7 } },
  { additionalProperties: 'all' },
  { additionalProperties: { items: 7 } },
])('%j is none', (value) => {
  expect(isFieldSchema(value)).toBe(false);
});

const FACT: FieldSchema = { type: 'string' };
const SCHEMA: FieldSchema = {
  properties: {
    cards: { items: { properties: { title: FACT } } },
    facts: { properties: { first: {} }, additionalProperties: FACT },
    closed: { additionalProperties: true },
  },
};

test('a path leads to the schema of a field or entry, and to nothing that no schema knows', () => {
  expect(schemaAt(SCHEMA, ['cards', 3, 'title'])).toBe(FACT);
  expect(schemaAt(SCHEMA, [])).toBe(SCHEMA);
  expect(schemaAt(SCHEMA, ['facts', 'years'])).toBe(FACT);
  expect(schemaAt(SCHEMA, ['facts', 'first'])).toEqual({});
  expect(schemaAt(SCHEMA, ['facts', 0])).toBeUndefined();
  expect(schemaAt(SCHEMA, ['closed', 'a'])).toBeUndefined();
  expect(schemaAt(SCHEMA, ['toString'])).toBeUndefined();
  expect(schemaAt(SCHEMA, ['no', 'more'])).toBeUndefined();
  expect(schemaOf(undefined, 'a')).toBeUndefined();
});
