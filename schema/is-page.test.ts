import { expect, test } from 'vitest';
import { isBlock, isPage } from './is-page.ts';
import { loadSchemas } from './load-schemas.ts';

const schemas = loadSchemas();
const HERO = { type: 'hero', title: 'Team' };
const page = (...blocks: unknown[]) => ({ title: 'Team', blocks });

test('a page fits its schema, and each of its blocks that of its type', () => {
  expect(isPage(schemas, page(HERO))).toBe(true);
  expect(isPage(schemas, page(HERO, { type: 'hero' }))).toBe(false);
  expect(isPage(schemas, page(HERO, { type: 'herro', title: 'Team' }))).toBe(false);
  expect(isPage(schemas, { ...page(HERO), tilte: 'Team' })).toBe(false);
  expect(isPage(schemas, page(HERO, 'hero'))).toBe(false);
  expect(isPage(schemas, { title: 'Team', blocks: 'hero' })).toBe(false);
  expect(isPage(schemas, 'text')).toBe(false);
});

/** A page with tabs, of which one has blocks. */
function inTabs(...blocks: unknown[]) {
  const tabs = [
    { label: 'A', text: 'B' },
    { label: 'C', blocks },
  ];
  return page(HERO, { type: 'tabs', heading: 'Tabs', tabs });
}

test('so does each block in another one', () => {
  const quote = { type: 'quote', text: 'Good.', name: 'Ada' };
  expect(isPage(schemas, inTabs(quote))).toBe(true);
  expect(isPage(schemas, inTabs(quote, { type: 'quote' }))).toBe(false);
  expect(isPage(schemas, inTabs({ ...quote, type: 'qoute' }))).toBe(false);
});

test('a block is one of the type that it names', () => {
  expect(isBlock(schemas.blocks, { type: 'hero', title: 'Team' })).toBe(true);
  expect(isBlock(schemas.blocks, { type: 'hero', title: 7 })).toBe(false);
  expect(isBlock(schemas.blocks, { title: 'Team' })).toBe(false);
  expect(isBlock(schemas.blocks, 'hero')).toBe(false);
});
