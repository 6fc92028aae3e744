import { expect, test } from 'vitest';
import { planLanguages } from '../../check/model/plan.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import { emptyIndex as index } from '../../test-support/content/empty-index.ts';
import { furtherListPages } from '../render/further-pages.ts';
import { pageLists } from './page-lists.ts';
import { shownLists } from './shown-lists.ts';

const languages = planLanguages({ language: 'en' }, new Map(), new Map());
const entryAt = (n: number, tags: string[] = []) => ({
  route: `/news/${n}`,
  title: `Entry ${n}`,
  date: '2026-03-01',
  summary: '',
  tags,
  ...(n === 1 && { picture: { src: 'one.jpg', alt: '' } }),
});
const entries = { '/news': [entryAt(1, ['x']), entryAt(2, ['x']), entryAt(3)] };
const context = { entries, languages, related: {} };

const list = { folder: '/news', sort: 'date', limit: 2 } as const;
const resultOf = (file: string, lists?: PageResult['index']): PageResult => ({
  file,
  digest: 'd',
  problems: [],
  ...(lists && { index: lists }),
});

test('a list with more entries than a page shows goes on at further addresses', () => {
  const news = resultOf('pages/news.yaml', { ...index, lists: [list] });
  const others = [
    resultOf('pages/team.yaml', { ...index, lists: [list] }),
    resultOf('pages/a.yaml'),
  ];
  expect(furtherListPages([news, ...others], entries)).toEqual([
    { ...news, file: 'pages/news/page/2.yaml', source: 'pages/news.yaml' },
  ]);
});

const page: Page = {
  title: 'News',
  blocks: [
    { type: 'prose', ground: 'plain', text: 'a' },
    { type: 'entries', ground: 'plain', folder: 'news', sort: 'date', limit: 2 },
    { type: 'entries', ground: 'plain', folder: 'news', sort: 'date', limit: 1, tag: 'x' },
  ],
};

test('the blocks of a page with lists name these by their numbers', () => {
  const { page: shown, lists, shown: all } = pageLists({ route: '/team', page }, context);
  expect(shown.blocks.map((block) => ('folder' in block ? block.folder : block.type))).toEqual([
    'prose',
    '0',
    '1',
  ]);
  expect(lists?.map((one) => one.entries.map(({ href }) => href))).toEqual([
    ['/news/1', '/news/2'],
    ['/news/1'],
  ]);
  expect(all.map(({ route }) => route)).toEqual(['/news/1', '/news/2', '/news/1']);
});

test('an entry lists those of others that have its tags, on its page and in what is known of it', () => {
  const related = { ...list, sort: 'related' } as const;
  const entry = { title: 'E', date: '2026-03-01', summary: '', tags: ['x'] };
  const blocks: Page['blocks'] = [
    { type: 'entries', ground: 'plain', folder: 'news', sort: 'related', limit: 2 },
  ];
  const shown = pageLists({ route: '/news/1', page: { title: 'E', entry, blocks } }, context).shown;
  expect(shown.map(({ route }) => route)).toEqual(['/news/2']);
  const file = 'pages/news/2.yaml';
  const known = (tags: string[]) =>
    shownLists(resultOf(file, { ...index, lists: [related], entry: { ...entry, tags } }), context);
  expect(known(['x'])?.pictures).toEqual(['one.jpg']);
  expect(known([])?.digest).not.toBe(known(['x'])?.digest);
});

test('a page without lists stays as it is', () => {
  const plain = { ...page, blocks: page.blocks.slice(0, 1) };
  expect(pageLists({ route: '/team', page: plain }, context)).toEqual({ page: plain, shown: [] });
});

test('what a page shows of others is known by its lists, and changes with them alone', () => {
  const team = resultOf('pages/team.yaml', { ...index, lists: [list] });
  const now = shownLists(team, context);
  expect(now?.pictures).toEqual(['one.jpg']);
  const later = { ...entries, '/news': [entryAt(1), entryAt(2), entryAt(4)] };
  expect(shownLists(team, { ...context, entries: later })?.digest).toBe(now?.digest);
  const changed = { ...entries, '/news': [entryAt(4), entryAt(1)] };
  expect(shownLists(team, { ...context, entries: changed })?.digest).not.toBe(now?.digest);
  expect(shownLists(resultOf('pages/a.yaml', index), context)).toBeUndefined();
  expect(shownLists(resultOf('pages/a.yaml'), context)).toBeUndefined();
});
