import { expect, test } from 'vitest';
import { planLanguages } from '../../../check/model/plan.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { feedAt } from './feed-at.ts';

const entryOf = (title: string) => ({ title, date: '2026-03-01', summary: '', tags: [] });
const PAGES: Pick<PageResult, 'file' | 'index'>[] = [
  { file: 'pages/news.yaml', index: { ...emptyIndex, listing: { title: 'News' } } },
  { file: 'pages/news/a.yaml', index: { ...emptyIndex, entry: entryOf('A') } },
  { file: 'pages/blog/b.yaml', index: { ...emptyIndex, entry: entryOf('B') } },
];

test('a feed as the build would write it, of a folder with entries', async () => {
  const asked: string[] = [];
  const feed = (pathname: string) =>
    feedAt(pathname, {
      content: {
        languages: planLanguages({ language: 'en' }, new Map(), new Map()),
        sites: [{ name: 'Site', url: 'https://www.site.example' }],
      },
      pagesOf: async (isMeant) => {
        const meant = PAGES.filter(({ file }) => isMeant(file));
        asked.push(...meant.map(({ file }) => file));
        return meant;
      },
    });
  const news = await feed('/news/feed.xml');
  expect(news).toContain('<title>News | Site</title>');
  expect(news?.match(/<guid>.*<\/guid>/g)).toEqual([
    '<guid>https://www.site.example/news/a</guid>',
  ]);
  expect(asked).toEqual(['pages/news.yaml', 'pages/news/a.yaml']);
  expect(await feed('/news/atom.xml')).toContain('<feed ');
  expect(await feed('/news/other.xml')).toBeUndefined();
  expect(await feed('/team/feed.xml')).toBeUndefined();
});
