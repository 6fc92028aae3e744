import { expect, test } from 'vitest';
import type { EntryIndex } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { listedRoutes } from './listed-routes.ts';

const entry = (date: string, ...tags: string[]): EntryIndex => ({
  entry: { title: 'x', date, summary: 'x', tags },
});
const listing = (...lists: Partial<EntryList>[]): EntryIndex => ({
  lists: lists.map((list) => ({ folder: '/news', sort: 'date', limit: 2, ...list })),
});
const NEWS = {
  'news/a': entry('2026-01-01', 'roofs'),
  'news/b': entry('2026-01-02'),
  'news/c': entry('2026-01-03'),
};
const found = (pages: Record<string, EntryIndex>) =>
  [
    ...listedRoutes(
      new Map(Object.entries(pages).map(([name, index]) => [`pages/${name}.yaml`, index])),
    ),
  ].toSorted();

test('a list leads to as many entries as it shows, on the page of its folder to all', () => {
  expect(found({ ...NEWS, index: listing({}) })).toEqual(['/news/b', '/news/c']);
  expect(found({ ...NEWS, news: listing({}) })).toEqual(['/news/a', '/news/b', '/news/c']);
});

test('several lists add up', () => {
  expect(found({ ...NEWS, index: listing({ limit: 1 }, { tag: 'roofs' }) })).toEqual([
    '/news/a',
    '/news/c',
  ]);
  expect(found({ ...NEWS, index: listing({}), jobs: listing({ tag: 'roofs' }) })).toEqual([
    '/news/a',
    '/news/b',
    '/news/c',
  ]);
});

test('an entry leads to those that share its tags', () => {
  const related = { ...entry('2026-01-04', 'roofs'), ...listing({ sort: 'related' }) };
  expect(found({ ...NEWS, 'jobs/d': related })).toEqual(['/news/a']);
});

test('without a list, or entries to list, nothing is led to', () => {
  expect(found(NEWS)).toEqual([]);
  expect(found({ ...NEWS, index: listing({ folder: '/jobs' }) })).toEqual([]);
});
