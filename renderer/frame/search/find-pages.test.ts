import { expect, test } from 'vitest';
import { randomFrom } from '../../../test-support/random.ts';
import SearchableMap from 'minisearch/SearchableMap';
import { findPages } from './find-pages.ts';
import { type Posting, writePostings } from './search-index.ts';

/** Four pages of ten words each, and where the terms of a test are on them. */
const PAGES = ['/a', '/b', '/c', '/d'].map((route): [string, string, number] => [route, route, 10]);

function find(places: Record<string, Posting[]>, wanted: string[], pages = PAGES) {
  const lines = Object.entries(places).map(([term, found]): [string, string] => [
    term,
    writePostings(found.toSorted((a, b) => a.page - b.page)),
  ]);
  const terms = SearchableMap.from(lines);
  return findPages(pages, terms, wanted).map(({ page, section }) => ({ page, section }));
}

const at = (page: number, place = 2, times = 1): Posting => ({ page, place, times });
const order = (found: { page: number }[]) => found.map(({ page }) => page);

test('a title counts more than a heading, and that more than a text', () => {
  expect(find({ bread: [at(0), at(1, 3), at(2, 1)] }, ['bread', 'x'])).toEqual([
    { page: 2, section: 0 },
    { page: 1, section: 1 },
    { page: 0, section: 0 },
  ]);
});

test('a heading and a word that stands there twice count about the same', () => {
  const twice = find({ bread: [at(0, 2, 2), at(1, 3)] }, ['bread']);
  expect(order(twice)).toEqual([1, 0]);
  const often = find({ bread: [at(0, 2, 40), at(1, 3)] }, ['bread']);
  expect(order(often)).toEqual([0, 1]);
});

test('a short page stands before a long one', () => {
  const pages = PAGES.map(([route, title], n): [string, string, number] => [
    route,
    title,
    n === 0 ? 90 : 10,
  ]);
  expect(order(find({ bread: [at(0), at(1)] }, ['bread'], pages))).toEqual([1, 0]);
});

test('a page with all words stands before one with the rarer of them', () => {
  const places = { bread: [at(0), at(1), at(2)], rye: [at(2), at(3)] };
  expect(order(find(places, ['bread', 'rye']))[0]).toBe(2);
});

test('the best place of a page is the section that is shown', () => {
  expect(find({ bread: [at(0, 4), at(0, 7), at(0, 9)] }, ['bread'])).toEqual([
    { page: 0, section: 3 },
  ]);
});

test('what is worth less than a seventh of the best is left out', () => {
  const places = { rye: [at(0, 1, 9)], bread: [at(0, 1, 9), at(1), at(2), at(3)] };
  expect(order(find(places, ['rye', 'bread']))).toEqual([0]);
});

test('a word that is whole stands for itself, unless it is the last', () => {
  const places = { bread: [at(0)], breadth: [at(1)], rye: [at(0), at(1)] };
  expect(order(find(places, ['bread', 'rye']))).toEqual([0, 1]);
  const last = find(places, ['bread']);
  expect(order(last)).toEqual([0, 1]);
});

test('the beginning of a word means more the more of it was typed', () => {
  const places = { bakery: [at(0)], bakeries: [at(1)] };
  expect(order(find(places, ['bake']))).toEqual([0, 1]);
});

test('only of long words the beginning counts, but for the last', () => {
  const places = { bread: [at(0)], rye: [at(1)] };
  expect(order(find(places, ['bre', 'rye']))).toEqual([1]);
  expect(order(find(places, ['brea', 'rye']))).toEqual([1, 0]);
  expect(order(find(places, ['rye', 'bre']))).toEqual([1, 0]);
});

test('a quarter of the letters of a long word may differ where nothing begins with it', () => {
  const places = { bread: [at(0)] };
  expect(order(find(places, ['breads']))).toEqual([0]);
  expect(order(find(places, ['breads', 'x']))).toEqual([0]);
  expect(order(find(places, ['breadsxyz']))).toEqual([]);
  expect(order(find({ br: [at(0)] }, ['brx']))).toEqual([]);
  expect(order(find({ bred: [at(0)] }, ['brad']))).toEqual([0]);
  expect(order(find({ breads: [at(0)], bliss: [at(1)] }, ['bread']))).toEqual([0]);
});

/** Words of any kind on a hundred pages of any length, the same in every run. */
function anyWords(): { places: Record<string, Posting[]>; pages: [string, string, number][] } {
  const random = randomFrom(7);
  const below = (limit: number) => Math.floor(random() * limit);
  const pages = Array.from({ length: 100 }, (_, n): [string, string, number] => [
    `/${n}`,
    '',
    20 + below(400),
  ]);
  const words = 'rye bread breads breadth bake baker bakery bakeries oven ovens flour flower'.split(
    ' ',
  );
  const places = words.map((word): [string, Posting[]] => [
    word,
    Array.from({ length: 2 + below(30) }, () => at(below(100), 1 + below(6), 1 + below(5))),
  ]);
  return { places: Object.fromEntries(places), pages };
}

// After a wanted change of the ranking, seen in a search: npx vitest run renderer/frame/search -u
test('pages stand in the order that was approved', async () => {
  const { places, pages } = anyWords();
  const queries = [
    'rye',
    'bread',
    'bread oven',
    'oven bread',
    'bak',
    'bakery x',
    'bakrey',
    'breadx oven',
    'rye bake flour',
    'flowr',
    'ove',
    'flou rye',
  ];
  const lines = queries.map((query) => {
    const found = find(places, query.split(' '), pages);
    return `${query}: ${found.map(({ page, section }) => `${page}#${section}`).join(' ')}\n`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('approved-ranking.txt');
});
