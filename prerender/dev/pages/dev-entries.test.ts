import { expect, test } from 'vitest';
import { diagnosticOfFile } from '../../../check/diagnostics/diagnostic.ts';
import { planLanguages } from '../../../check/model/plan.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { DevEntries } from './dev-entries.ts';

const languages = planLanguages({ language: 'en' }, new Map(), new Map());
const site = { name: 'Site', url: 'https://www.site.example' };
const wrong = diagnosticOfFile('a', { id: 'wrong-block-name', message: 'No.' });

/** A page, one with an entry of this title unless it has none. */
const result = (file: string, title?: string, isWrong = false): PageResult => ({
  file: `pages/${file}.yaml`,
  digest: 'd',
  problems: isWrong ? [wrong] : [],
  ...(title !== undefined && {
    index: { ...emptyIndex, entry: { title, date: '2026-03-01', summary: '', tags: [] } },
  }),
});

const checking = (pages: PageResult[]) => (isMeant: (file: string) => boolean) =>
  Promise.resolve(pages.filter(({ file }) => isMeant(file)));

const page: Page = {
  title: 'News',
  blocks: [{ type: 'entries', ground: 'plain', from: 'news', sort: 'date', limit: 9 }],
};

test('the entries of the folders that a page lists, and of no other', async () => {
  const entries = new DevEntries();
  const check = checking([result('news/a', 'A'), result('blog/b', 'B'), result('news/c')]);
  expect(await entries.listedOn({ route: '/', page }, languages, check)).toEqual({
    '/news': [{ route: '/news/a', title: 'A', date: '2026-03-01', summary: '', tags: [] }],
  });
  const plain = { ...page, blocks: [] };
  expect(await entries.listedOn({ route: '/', page: plain }, languages, check)).toEqual({});
});

test('an entry with an error stays as it was when it was right', async () => {
  const entries = new DevEntries();
  const titles = async (pages: PageResult[]) => {
    const listed = await entries.listedOn({ route: '/', page }, languages, checking(pages));
    return listed['/news']?.map(({ title }) => title);
  };
  expect(await titles([result('news/a', 'New', true)])).toEqual(['New']);
  expect(await titles([result('news/a', 'Right')])).toEqual(['Right']);
  expect(await titles([result('news/a', 'Wrong', true)])).toEqual(['Right']);
  expect(await titles([result('news/a', undefined, true)])).toEqual(['Right']);
  expect(await titles([result('news/a', 'Right again')])).toEqual(['Right again']);
});

test('a feed as the build would write it, of a folder with entries', async () => {
  const entries = new DevEntries();
  const listing = { title: 'News' };
  const news = { ...result('news'), index: { ...emptyIndex, listing } };
  const check = checking([news, result('news/a', 'A'), result('blog/b', 'B')]);
  const feed = await entries.feed('/news/feed.xml', { languages, site }, check);
  expect(feed).toContain('<title>News | Site</title>');
  expect(feed?.match(/<guid>.*<\/guid>/g)).toEqual([
    '<guid>https://www.site.example/news/a</guid>',
  ]);
  expect(await entries.feed('/news/atom.xml', { languages, site }, check)).toContain('<feed ');
  expect(await entries.feed('/news/other.xml', { languages, site }, check)).toBeUndefined();
  expect(await entries.feed('/team/feed.xml', { languages, site }, check)).toBeUndefined();
});
