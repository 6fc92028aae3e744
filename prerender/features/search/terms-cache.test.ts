import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joinIndex, makeIndex } from './make-index.ts';
import { pageTerms } from './page-terms.ts';
import type { SearchedText } from './page-text.ts';
import { TermsCache } from './terms-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'terms-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (title: string, words: string): SearchedText => ({
  title,
  description: 'Bread.',
  keywords: [],
  sections: [{ heading: '', place: '', text: words }],
});

const PAGES = new Map([
  ['/', text('Home', 'All of our bread')],
  ['/rye', text('Rye', 'Sour dough')],
  ['/wheat', text('Wheat', 'Rolls of wheat')],
]);

/** Indexes pages with what is stored under a key. */
function indexWith(
  pages: ReadonlyMap<string, SearchedText>,
  key: string,
  rendered: readonly string[],
) {
  const cache = new TermsCache(folder, { key, rendered });
  const read: string[] = [];
  const index = joinIndex(
    Array.from(pages, ([route, said]) => [
      route,
      cache.termsOf(route, () => {
        read.push(route);
        return pageTerms(said, { isHome: route === '/', language: 'en' });
      }),
    ]),
  );
  return { index, read, key: cache.save() };
}

test('after an edit one page is read, and the index is that of a build from nothing', () => {
  const first = indexWith(PAGES, '', []);
  expect(first.read).toEqual(['/', '/rye', '/wheat']);
  const edited = new Map(PAGES).set('/rye', text('Rye bread', 'Sour, of wheat'));
  const second = indexWith(edited, first.key, ['/rye']);
  expect(second.read).toEqual(['/rye']);
  expect(second.index).toEqual(makeIndex(edited, { language: 'en', home: '/' }));
  edited.delete('/wheat');
  const third = indexWith(edited, second.key, []);
  expect(third.read).toEqual([]);
  expect(third.index).toEqual(makeIndex(edited, { language: 'en', home: '/' }));
});

test('the terms of another build than the last are not used', () => {
  const { key } = indexWith(PAGES, '', []);
  indexWith(PAGES, '', []);
  expect(indexWith(PAGES, key, []).read).toHaveLength(3);
});
