import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findResults } from './load-search.ts';
import { type TermLines, writePostings } from './search-index.ts';

/** The terms of a file, each in the text of one page, at a place. */
const file = (...terms: [term: string, page: number, place?: number][]): TermLines =>
  [
    terms.map(([term]) => term).join(' '),
    ...terms.map(([, page, place = 2]) => writePostings([{ page, place, times: 1 }])),
  ].join('\n');

const pages = Array.from({ length: 20 }, (_, n) => [`/page-${n}`, `Page ${n}`, 10]);
const detailsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => [`About ${first + n}.`, ['Rye', 'rye'], ['Oats', '']]);

const files: Record<string, unknown> = {
  '/small/index.json': {
    pages,
    details: detailsFrom(0, 20),
    terms: file(['oats', 3, 6], ['rye', 2, 4], ['spelt', 1]),
  },
  '/large/index.json': { pages, firstTerms: ['bagel', 'barley', 'rye'] },
  '/large/terms-0.json': file(['bagel', 4], ['bakery', 17]),
  '/large/terms-1.json': file(['barley', 5]),
  '/large/terms-2.json': file(['rye', 9, 4]),
  '/large/details-0.json': detailsFrom(0, 8),
  '/large/details-1.json': detailsFrom(8, 8),
  '/large/details-2.json': detailsFrom(16, 4),
  '/many/index.json': {
    pages,
    details: detailsFrom(0, 20),
    terms: `rye\n${writePostings(pages.map((_, page) => ({ page, place: 2, times: 1 })))}`,
  },
};
const asked: string[] = [];
let missing: string[] = [];

beforeEach(() => {
  missing = [];
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const isThere = url in files && !missing.includes(url);
    return Promise.resolve(isThere ? Response.json(files[url]) : new Response('', { status: 503 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const find = async (folder: string, query: string) =>
  (await findResults({ folder, language: 'en' }, query)).map(
    ({ href, title, heading, description, terms }) =>
      [href, title, heading, description, [...terms].join(' ')].join(' | '),
  );

test('of a small site one file is loaded, once, and says where a word stands', async () => {
  expect(await find('/small', '')).toEqual([]);
  expect(await find('/small', 'spelt')).toEqual(['/page-1 | Page 1 |  | About 1. | spelt']);
  expect(await find('/small', 'rye')).toEqual(['/page-2#rye | Page 2 | Rye | About 2. | rye']);
  // A heading without a place near it.
  expect(await find('/small', 'oats')).toEqual(['/page-3 | Page 3 | Oats | About 3. | oats']);
  expect(await find('/small', 'wheat')).toEqual([]);
  expect(asked).toEqual(['/small/index.json']);
});

test('of a large site the terms and the details are loaded that are asked for, once', async () => {
  expect(await find('/large', 'bagel')).toEqual(['/page-4 | Page 4 |  | About 4. | bagel']);
  expect(asked.splice(0)).toEqual([
    '/large/index.json',
    '/large/terms-0.json',
    '/large/details-0.json',
  ]);
  expect(await find('/large', 'barley rye')).toEqual([
    '/page-5 | Page 5 |  | About 5. | barley',
    '/page-9#rye | Page 9 | Rye | About 9. | rye',
  ]);
  expect(asked.splice(0)).toEqual([
    '/large/terms-1.json',
    '/large/terms-2.json',
    '/large/details-1.json',
  ]);
  expect(await find('/large', 'bakery')).toEqual(['/page-17 | Page 17 |  | About 17. | bakery']);
  expect(await find('/large', 'bagel rye')).toHaveLength(2);
  expect(asked).toEqual(['/large/details-2.json']);
});

test('what could not be loaded is asked for again by the next search', async () => {
  missing = ['/many/index.json'];
  await expect(find('/many', 'rye')).rejects.toThrow('503');
  missing = [];
  expect(await find('/many', 'rye')).toHaveLength(10);
  expect(asked).toEqual(['/many/index.json', '/many/index.json']);
});
