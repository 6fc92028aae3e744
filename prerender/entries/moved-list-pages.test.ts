import { expect, test } from 'vitest';
import { parseLedger } from '../../check/model/ledger.ts';
import { listHead, numberedTitle } from './list-head.ts';
import { movedListPages } from './moved-list-pages.ts';

const published = ['/news', '/news/page/2', '/news/page/3', '/old/page/2', '/gone/page/2', '/lost'];
const { ledger } = parseLedger(published.map((route) => `${route} 2026-01-01 a`).join('\n'));

test('further pages that are no more lead to the first page, where that leads, or are gone with it', () => {
  const moves = { redirects: { '/old': '/news' }, gone: ['/gone'] };
  const pages = [{ file: 'pages/news.yaml' }, { file: 'pages/news/page/2.yaml' }];
  expect(movedListPages(moves, ledger, pages)).toEqual({
    redirects: { '/news/page/3': '/news', '/old/page/2': '/news', '/old': '/news' },
    gone: ['/gone', '/gone/page/2'],
  });
});

test('what the author says of such an address counts', () => {
  const moves = { redirects: { '/news/page/3': '/archive' }, gone: [] };
  const { redirects } = movedListPages(moves, ledger, [{ file: 'pages/news.yaml' }]);
  expect(redirects['/news/page/3']).toBe('/archive');
  expect(redirects['/news/page/2']).toBe('/news');
});

const site = { url: 'https://www.site.example' };
const list = { entries: [] };

const head = (lists: Parameters<typeof listHead>[0]['lists']) =>
  listHead({ route: '/news', title: 'News', lists }, { site, entries: {} });

test('the head of a page of a list names the pages before and after it', () => {
  const paging = (previous?: string, next?: string) => ({
    ...list,
    paging: { number: 2, of: 3, pages: [], previous, next },
  });
  expect(head([list, paging('/news', '/news/page/3')])).toEqual({
    previous: 'https://www.site.example/news',
    next: 'https://www.site.example/news/page/3',
  });
  expect(head([paging(undefined, '/news/page/2')])).toEqual({
    next: 'https://www.site.example/news/page/2',
  });
  expect(head([list])).toEqual({});
});

test('that of a folder with entries names its feeds', () => {
  const { feeds } = listHead(
    { route: '/news', title: 'News', lists: [] },
    {
      site,
      entries: { '/news': [] },
    },
  );
  expect(feeds).toEqual([
    { type: 'application/rss+xml', title: 'News', href: 'https://www.site.example/news/feed.xml' },
    { type: 'application/atom+xml', title: 'News', href: 'https://www.site.example/news/atom.xml' },
  ]);
});

test('from the second page on a title has its number', () => {
  const messages = { listPageTitle: '{$title}, page {$number}' };
  expect(numberedTitle('News', '/news', messages)).toBe('News');
  expect(numberedTitle('News', '/news/page/2', messages)).toBe('News, page 2');
});
