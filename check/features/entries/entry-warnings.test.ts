import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import type { EntryIndex } from '../../model/entries/entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';
import { findEntryWarnings } from './entry-warnings.ts';

const ENTRY: EntryIndex = {
  entry: { title: 'x', date: '2026-01-01', summary: 'x', tags: ['roofs'] },
};
const listing = (list: Partial<EntryList> = {}): EntryIndex => ({
  lists: [{ folder: '/news', sort: 'date', limit: 3, ...list }],
});

/** What is found, by file. */
function found(pages: Record<string, EntryIndex>) {
  const uses = Object.entries(pages).map(
    ([name, index]) => [`pages/${name}.yaml`, { ...emptyIndex, ...index }] as const,
  );
  return findEntryWarnings({ visible: new Map(uses) }).map(({ id, file }) => `${id} ${file}`);
}

test('a page among entries that is none is told, where most of its folder are', () => {
  const stray = 'missing-entry pages/news/c.yaml';
  expect(found({ 'news/a': ENTRY, 'news/b': ENTRY, 'news/c': {} })).toEqual([stray]);
  expect(found({ 'news/a': ENTRY, 'news/c': {} })).toEqual([stray]);
  expect(found({ 'news/a': ENTRY, 'news/b': {}, 'news/c': {} })).toEqual([]);
  expect(found({ 'news/b': {}, 'news/c': {} })).toEqual([]);
});

test('but not on the first level, or where it lists the entries', () => {
  expect(found({ a: ENTRY, b: {} })).toEqual([]);
  expect(found({ 'news/a': ENTRY, 'news/roofs': listing() })).toEqual([]);
  expect(found({ 'news/a': ENTRY, 'news/roofs': listing({ folder: '/jobs' }) })).toEqual([
    'missing-entry pages/news/roofs.yaml',
    'empty-list pages/news/roofs.yaml',
  ]);
});

/** What is said, and what is meant. */
const warn = (pages: Record<string, EntryIndex>) =>
  findEntryWarnings({
    visible: new Map(Object.entries(pages).map(([name, index]) => [`pages/${name}.yaml`, index])),
  }).map(({ message, suggestion }) => [message, suggestion]);

test('a list without entries is told, with the tag that was meant', () => {
  expect(warn({ news: listing() })).toEqual([
    [
      'This page lists the entries of /news, but that folder does not have entries yet.',
      'Write `entry:` with date and summary on the pages in that folder.',
    ],
  ]);
  expect(warn({ news: listing({ tag: 'roof' }), 'news/a': ENTRY })).toEqual([
    ['No entry of /news has the tag `roof`, so this list is empty.', 'Did you mean `roofs`?'],
  ]);
  expect(warn({ news: listing({ tag: 'roofs' }), 'news/a': ENTRY })).toEqual([]);
  expect(warn({ news: listing(), 'news/a': ENTRY })).toEqual([]);
});
