import { expect, test } from 'vitest';
import { relatedEntries } from './related-entries.ts';
import type { RoutedEntry } from './entry.ts';

function entry(route: string, ...tags: string[]): RoutedEntry {
  return { route, title: route, date: '2026-01-01', summary: '', tags };
}

const ENTRIES = [
  entry('/a', 'wood'),
  entry('/b', 'lime', 'wood'),
  entry('/c', 'glass'),
  entry('/d', 'wood', 'lime'),
  entry('/e', 'lime'),
];

const routesOf = (tags: string[], most = 9, leftOut = '') =>
  relatedEntries(ENTRIES, tags, ({ route }) => route !== leftOut, most).map(({ route }) => route);

test('those that share most come first, and as many in their order', () => {
  expect(routesOf(['wood', 'lime'])).toEqual(['/b', '/d', '/a', '/e']);
  expect(routesOf(['lime', 'wood'])).toEqual(['/b', '/d', '/a', '/e']);
  expect(routesOf(['glass'])).toEqual(['/c']);
});

test('without a shared tag none is related', () => {
  expect(routesOf([])).toEqual([]);
  expect(routesOf(['iron'])).toEqual([]);
});

test('no more than are asked for, and others in the place of those that are left out', () => {
  expect(routesOf(['wood', 'lime'], 1)).toEqual(['/b']);
  expect(routesOf(['wood', 'lime'], 3)).toEqual(['/b', '/d', '/a']);
  expect(routesOf(['wood', 'lime'], 1, '/b')).toEqual(['/d']);
  expect(routesOf(['wood', 'lime'], 2, '/b')).toEqual(['/d', '/a']);
});
