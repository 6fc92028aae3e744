import { expect, it } from 'vitest';
import {
  closed,
  forTypes,
  resolveReferences,
  shapeOf,
  transform,
  withoutWords,
} from './transform-schema.ts';

const text = { description: 'A name.', type: 'string', minLength: 1 };

it('keeps of content what its shape is, with fields that have a default as if they were required', () => {
  const page = {
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: {
      title: text,
      type: { enum: ['a', 'b'], title: 'Type' },
      pattern: { type: 'boolean', default: true },
    },
  };
  expect(transform(page, shapeOf)).toEqual({
    type: 'object',
    required: ['title', 'pattern'],
    properties: {
      title: { type: 'string', required: [] },
      type: { enum: ['a', 'b'], required: [] },
      pattern: { type: 'boolean', default: true, required: [] },
    },
  });
});

it('takes out words, and no field that is called like them', () => {
  const properties = { description: text, code: { type: 'string', tsType: 'Code' } };
  expect(transform({ type: 'object', properties }, withoutWords)).toEqual({
    type: 'object',
    properties: { description: { type: 'string', minLength: 1 }, code: { type: 'string' } },
  });
});

it('closes groups of fields at every depth, and no list of names', () => {
  const group = { type: 'object', properties: { inner: { properties: {} } } };
  expect(transform(group, closed)).toEqual({
    type: 'object',
    properties: { inner: { properties: {}, additionalProperties: false } },
    additionalProperties: false,
  });
  expect(closed({ type: 'object', additionalProperties: text })).toEqual({
    type: 'object',
    additionalProperties: text,
  });
});

it('says for types what anything is, and which type a piece of content has', () => {
  expect(forTypes({ description: 'Any JSON.' })).toEqual({
    description: 'Any JSON.',
    tsType: 'unknown',
  });
  expect(forTypes({ $ref: 'form.json' })).toEqual({ tsType: 'content.Form' });
  expect(forTypes({ $ref: 'page.json#/properties/entry' })).toEqual({
    tsType: "NonNullable<content.Page['entry']>",
  });
  expect(forTypes({ $ref: 'blocks/picture-cards.json' })).toEqual({
    tsType: 'content.PictureCardsBlock',
  });
  expect(forTypes({ $ref: '#/definitions/Step' })).toEqual({ $ref: '#/definitions/Step' });
});

it('leaves out of a type which of its fields there must be together', () => {
  const group = { type: 'object', properties: { a: text } };
  expect(forTypes({ ...group, oneOf: [{ required: ['a'] }] })).toEqual(group);
});

it('puts what a schema refers to in its place, through others as well', () => {
  const definitions = {
    List: { type: 'array', items: { $ref: '#/definitions/Name' } },
    Name: text,
  };
  const schema = { properties: { names: { $ref: '#/definitions/List', description: 'All.' } } };
  expect(resolveReferences(schema, definitions)).toEqual({
    properties: { names: { type: 'array', items: text, description: 'All.' } },
  });
});
