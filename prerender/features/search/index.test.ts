import { expect, test } from 'vitest';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import { findPages } from '../../../renderer/frame/search/find-pages.ts';
import SearchableMap from 'minisearch/SearchableMap';
import { readTerms } from '../../../renderer/frame/search/search-index.ts';
import { wordsOf } from '../../../renderer/frame/search/words.ts';
import { siteData } from '../../../test-support/render-on-site.tsx';
import { indexFiles } from './index-files.ts';
import { listPage } from '../../render/list-page.ts';
import { makeIndex } from './make-index.ts';
import type { SearchedText } from './page-text.ts';

const page = (title: string, sections: [heading: string, text: string, place?: string][] = []) => ({
  title,
  description: '',
  keywords: [],
  sections: [['', ''] as const, ...sections].map(([heading, text, place = '']) => ({
    heading,
    text,
    place,
  })),
});

const PAGES = new Map<string, SearchedText>([
  ['/', page('Bread since 1968', [['Our bread', 'We bake bread and rolls.']])],
  [
    '/bread',
    page('Bread', [
      ['Rye', 'Sourdough'],
      ['Wheat', 'Rolls', 'wheat'],
    ]),
  ],
  ['/jobs', { ...page('Working here', [['Hours', 'From four']]), keywords: ['vacancies'] }],
  ['/visit', page('Visit us', [['Opening hours', 'From six, with bread']])],
]);

const index = makeIndex(PAGES, { language: 'en', home: '/' });
const [[, whole] = ['', '']] = indexFiles(index);
const terms = SearchableMap.from(readTerms(JSON.parse(whole).terms));
const find = (query: string) =>
  findPages(
    index.pages,
    terms,
    wordsOf(query, 'en').map(({ term }) => term),
  ).map(({ page: number, section }) => [index.pages[number]?.[0], section]);

test('a word in a title stands before one in a text; that of the home page is no title', () => {
  expect(find('bread').map(([route]) => route)).toEqual(['/bread', '/', '/visit']);
});

test('what is found stands below a heading', () => {
  expect(find('sourdough')).toEqual([['/bread', 1]]);
  expect(find('wheat')).toEqual([['/bread', 2]]);
  expect(index.details[1]?.[2]).toEqual(['Wheat', 'wheat']);
});

test('the last word may be begun only, any long one misspelt, and a keyword is a word', () => {
  expect(find('sour')).toEqual([['/bread', 1]]);
  expect(find('sourdugh')).toEqual([['/bread', 1]]);
  expect(find('vacancies')).toEqual([['/jobs', 0]]);
  expect(find('zebra')).toEqual([]);
});

test('a page with all words stands before those with one of them', () => {
  expect(find('opening hours')[0]).toEqual(['/visit', 1]);
});

test('a word of more than most pages is left out, unless it is in a heading', () => {
  const pages = new Map(
    ['a', 'b', 'c', 'd'].map((name) => [`/${name}`, page(name, [['H', 'the rye']])]),
  );
  const common = makeIndex(pages, { language: 'en', home: '/' });
  expect(common.terms.map(([term]) => term)).toEqual(['a', 'b', 'c', 'd', 'h']);
});

test('a word that is on six of ten pages tells them from others, one on seven does not', () => {
  const pages = Array.from({ length: 10 }, (_, n): [string, SearchedText] => {
    const words = [n < 6 ? 'six' : '', n < 7 ? 'seven' : ''].join(' ');
    return [`/${n}`, page('P', [['H', words]])];
  });
  const { terms: telling } = makeIndex(pages, { language: 'en', home: '/' });
  expect(telling.map(([term]) => term)).toEqual(['h', 'p', 'six']);
});

test('a small index is one file, a large one is read term by term and page by page', () => {
  expect(Array.from(indexFiles(index), ([name]) => name)).toEqual(['index.json']);
  const many = new Map(
    Array.from({ length: 2000 }, (_, at) => [`/p${at}`, page(`cobalt${at} company`)]),
  );
  const large = makeIndex(many, { language: 'en', home: '/' });
  const files = new Map(indexFiles(large));
  const { pages, firstTerms } = JSON.parse(files.get('index.json') ?? '');
  expect(pages).toEqual(large.pages);
  expect(JSON.parse(files.get('details-18.json') ?? '')).toEqual(large.details.slice(144, 152));
  const parts = [...files.keys()].filter((name) => name.startsWith('terms-'));
  expect(parts.length).toBeGreaterThan(2);
  const inFiles = parts.map((name) => readTerms(JSON.parse(files.get(name) ?? '')));
  expect(inFiles.map(([first]) => first?.[0])).toEqual(firstTerms);
  expect(inFiles.flat().map(([term]) => term)).toEqual(large.terms.map(([term]) => term));
});

test('the list of all pages groups them by folder, named by its first page or by itself', () => {
  const titles = new Map([
    ['/', 'Home'],
    ['/about-us/team', '[Team] *one*'],
    ['/shops', 'Our shops'],
    ['/shops/harbour', 'Harbour'],
    ['/terms', 'Terms'],
  ]);
  const { page: list, markdown } = listPage(titles, siteData);
  expect(list.blocks.slice(1)).toEqual([
    { type: 'prose', heading: siteData.site.name, ground: 'plain', text: '0' },
    { type: 'prose', heading: 'About us', ground: 'plain', text: '1' },
    { type: 'prose', heading: 'Our shops', ground: 'plain', text: '2' },
  ]);
  const texts = [
    '- [Home](/)\n- [Terms](/terms)',
    String.raw`- [\[Team\] \*one\*](/about-us/team)`,
    '- [Our shops](/shops)\n- [Harbour](/shops/harbour)',
  ];
  const directories = texts.map((text) =>
    readMarkdown(text).elements.map((element) => ({ ...element, directory: true })),
  );
  expect(markdown).toEqual(directories);
});
