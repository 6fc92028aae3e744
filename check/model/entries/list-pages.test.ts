import { expect, test } from 'vitest';
import type { RoutedEntry } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { countListPages, listPageAt, listPageRoute, pagedList } from './list-pages.ts';

const list: EntryList = { folder: '/notes', sort: 'date', limit: 3 };

const entries = (count: number): RoutedEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    route: `/notes/${n}`,
    title: `Note ${n}`,
    summary: '',
    date: '2026-01-01',
    tags: [],
  }));

test.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
  [7, 3],
])('a list of three has, with %i entries, %i pages', (count, pages) => {
  expect(countListPages([list], '/notes', { '/notes': entries(count) })).toBe(pages);
});

test('a list of some elsewhere, of what is related, or with a tag has one page', () => {
  const all = { '/notes': entries(9) };
  expect(countListPages([list], '/', all)).toBe(1);
  expect(countListPages([{ ...list, sort: 'related' }], '/notes', all)).toBe(1);
  expect(countListPages([{ ...list, tag: 'roof' }], '/notes', all)).toBe(1);
  expect(countListPages(undefined, '/notes', all)).toBe(1);
});

test('of several lists that of all entries goes on, else that of the tag which the page is for', () => {
  const ofTag: EntryList = { ...list, tag: 'roof', ofTagPage: true };
  expect(pagedList([{ ...list, tag: 'roof' }, list], '/notes')).toBe(1);
  expect(pagedList([{ ...list, folder: '/news' }, ofTag], '/notes')).toBe(1);
  expect(pagedList([{ ...ofTag, sort: 'related' }], '/notes')).toBe(-1);
});

test.each([
  ['/notes', '/notes', 1],
  ['/notes/page/2', '/notes', 2],
  ['/page/3', '/', 3],
  ['/notes/page/two', '/notes/page/two', 1],
])('%s is of the list of %s its page %i', (route, first, number) => {
  expect(listPageAt(route)).toEqual({ first, number });
});

test('the first page of a list has the address of the list', () => {
  expect([1, 2].map((number) => listPageRoute('/notes', number))).toEqual([
    '/notes',
    '/notes/page/2',
  ]);
});
