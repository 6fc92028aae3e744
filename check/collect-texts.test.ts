import { expect, test } from 'vitest';
import type { FieldSchema } from '../schema/field-schema.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import {
  collectFieldTexts,
  collectFileTexts,
  collectPageTexts,
  collectTexts,
  hrefsOf,
  type Text,
  textsOfFormat,
} from './collect-texts.ts';

const CARD: FieldSchema = { properties: { href: { format: 'link' }, title: {} } };
const SCHEMA: FieldSchema = {
  properties: {
    title: {},
    text: { format: 'markdown' },
    cards: { items: CARD },
    facts: { additionalProperties: { format: 'date' } },
  },
};
const brief = (texts: readonly Text[]) =>
  texts.map(({ text, path, schema, words }) =>
    [path.join('.'), text, schema.format, words].filter((part) => part !== undefined).join(' '),
  );

test('texts are found with their places and schemas, and what no schema knows is passed over', () => {
  const value = {
    title: 'A',
    other: 'B',
    cards: [{ href: '/a', title: 7 }, 'C', { title: 'D' }],
    facts: { day: '2026-01-01' },
  };
  const texts = collectTexts(value, SCHEMA, ['x']);
  expect(brief(texts)).toEqual([
    'x.title A',
    'x.cards.0.href /a link',
    'x.cards.1 C',
    'x.cards.2.title D',
    'x.facts.day 2026-01-01 date',
  ]);
  expect(texts.map(({ owner }) => owner === CARD)).toEqual([false, true, false, true, false]);
});

test('a text in Markdown is followed by what it names, unless only fields are asked for', () => {
  const value = { text: '## Air\n\n[a](/b)', title: 'A' };
  expect(brief(collectTexts(value, SCHEMA, []))).toEqual([
    'text ## Air\n\n[a](/b) markdown',
    'text air slug Air',
    'text /b link /b',
    'title A',
  ]);
  expect(brief(collectFieldTexts(value, SCHEMA, []))).toHaveLength(2);
});

test('each file of a site has a schema of its own', () => {
  const schemas = loadSchemas();
  const formats = (file: string, data: unknown) =>
    collectFileTexts(schemas, file, data).map(({ path, schema }) => [
      path.join('.'),
      schema.format,
    ]);
  const label = { fields: [{ label: 'Name' }], title: 'Order' };
  expect(formats('site.yaml', { favicon: 'a.svg' })).toEqual([['favicon', 'favicon']]);
  expect(formats('site.de.yaml', { favicon: 'a.svg' })).toEqual([]);
  expect(formats('forms/order.yaml', label)).toHaveLength(2);
  expect(formats('forms/order.de.yaml', label)).toHaveLength(1);
  const hero = { type: 'hero', title: 'A', action: { href: '/a' } };
  expect(
    formats('pages/a.yaml', { title: 'A', blocks: [hero, { type: 'x', title: 'B' }] }),
  ).toEqual([
    ['title', undefined],
    ['blocks.0.type', undefined],
    ['blocks.0.title', undefined],
    ['blocks.0.action.href', 'link'],
  ]);
  expect(collectPageTexts(schemas, { blocks: 'none' })).toEqual([]);
  expect(collectPageTexts(schemas, 'text')).toEqual([]);
});

const text = (said: string, format?: string): Text => ({
  text: said,
  path: [],
  schema: { ...(format !== undefined && { format }) },
  owner: {},
});

test('a link leads to all of its text, and one in words to where its markup says', () => {
  expect(hrefsOf(text('/a', 'link'))).toEqual(['/a']);
  expect(hrefsOf(text('See [a](/b), [*c*](/d)', 'inline-markup'))).toEqual(['/b', '/d']);
  expect(hrefsOf(text('No link', 'inline-markup'))).toEqual([]);
  expect(hrefsOf(text('[a](/b)'))).toEqual([]);
});

test('what several texts of a format say is said once', () => {
  const texts = [text('a', 'slug'), text('b', 'link'), text('c', 'slug'), text('a', 'slug')];
  expect(textsOfFormat(texts, 'slug')).toEqual(['a', 'c']);
});
