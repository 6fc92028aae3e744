import { expect, test } from 'vitest';
import type { BlockType } from '../../protocol.ts';
import { firstBlocks, offeredBlocks } from './offered-blocks.ts';

const block = (type: string, schema: BlockType['schema']): BlockType => ({
  type,
  schema,
  sample: { type },
});
const types = [
  block('hero', { title: 'Hero', hasMainHeading: true }),
  block('faq', { title: 'FAQ', description: 'Questions and answers.' }),
  block('stats', { title: 'Stats' }),
  block('team', { title: 'Team' }),
];
const usage = {
  faq: ['/', '/team', '/about'],
  stats: ['/services/audits'],
};
const offer = (words = '', route = '/services/new', blocks: unknown[] = [{ type: 'hero' }]) =>
  offeredBlocks(types, { route, blocks }, usage, words);
const names = (...args: Parameters<typeof offer>) => offer(...args).map(({ title }) => title);

test('what pages in the same folder have comes first, then what most have, then by name', () => {
  expect(names()).toEqual(['Stats', 'FAQ', 'Team']);
  expect(names('', '/contact')).toEqual(['FAQ', 'Stats', 'Team']);
});

test('the block with the main heading is offered where there is none', () => {
  expect(names('', '/services/new', [])).toContain('Hero');
});

test('a block in another one is of a type that does not belong to a page as a whole', () => {
  const known = [...types, block('tabs', { title: 'Tabs', wholePage: true })];
  const place = { route: '/services/new', blocks: [], isNested: true };
  const offered = offeredBlocks(known, place, usage, '').map(({ title }) => title);
  expect(offered).not.toContain('Tabs');
  expect(offered).toContain('FAQ');
});

test('words are looked for in all that is said of a block', () => {
  expect(names('answers')).toEqual(['FAQ']);
  expect(names('nothing')).toEqual([]);
});

test('a new page is offered what pages of the site have, and then what most pages begin with', () => {
  const more = ['articles', 'rich-text', 'card-grid', 'story'].map((type) =>
    block(type, { title: type }),
  );
  const page = { route: '/contact', blocks: [{ type: 'hero' }] };
  const first = (used: typeof usage | Record<string, string[]>) =>
    firstBlocks(offeredBlocks([...types, ...more], page, used, '')).map(({ type }) => type.type);
  expect(first({})).toEqual(['card-grid', 'story', 'stats', 'rich-text']);
  expect(first(usage)).toEqual(['faq', 'stats', 'card-grid', 'story']);
});
