import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { coverAll, fieldsOf, routesToOpen } from './routes-to-open.ts';

const BAKERY = join(import.meta.dirname, '../../tests/second-site/bakery');

it('chooses first what adds most, and nothing that adds nothing', () => {
  const named = new Map([
    ['/', new Set(['a', 'b'])],
    ['/more', new Set(['a', 'b', 'c'])],
    ['/other', new Set(['c', 'd'])],
  ]);
  expect(coverAll(named)).toEqual(['/more', '/other']);
});

it('tells the same field of two block types apart, and not entries of one list', () => {
  const page = {
    title: 'Home',
    blocks: [
      { type: 'hero', title: 'A' },
      { type: 'card-grid', cards: [{ text: 'B' }, { text: 'C' }] },
      { type: 'quote', title: 'D' },
    ],
  };
  expect([...new Set(fieldsOf(page))]).toEqual([
    '.title',
    '.blocks.hero.type',
    '.blocks.hero.title',
    '.blocks.card-grid.type',
    '.blocks.card-grid.cards.text',
    '.blocks.quote.type',
    '.blocks.quote.title',
  ]);
});

it('takes fewer than half of the pages of a site, that of the search among them', () => {
  const routes = routesToOpen(BAKERY);
  const { size } = openSite(BAKERY).context.routes;
  expect(routes.length).toBeLessThan(size / 2);
  expect(routes).toContain('/search');
});
