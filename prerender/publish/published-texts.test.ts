import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyIndex } from '../../test-support/content/empty-index.ts';
import type { PageIndex } from '../../schema/generated/data.d.ts';
import { openSite } from '../../check/open-site.ts';
import { publishedTexts } from './published-texts.ts';

const opened = openSite(join(import.meta.dirname, '../../tests/bad-content/good-site'));

const page = (name: string, index: Partial<PageIndex> = {}) => ({
  file: `pages/${name}.yaml`,
  digest: '',
  problems: [],
  index: { ...emptyIndex, textDigest: `words of ${name}`, title: name, ...index },
});

const post = (name: string, date: string, title = name) =>
  page(`news/${name}`, { entry: { title, date, summary: 'x', tags: [] } });

const list = page('news', { lists: [{ folder: '/news', sort: 'date', limit: 2 }] });
const POSTS = [post('a', '2026-01-03'), post('b', '2026-01-02'), post('c', '2026-01-01')];

const texts = (pages: Parameters<typeof publishedTexts>[0]['pages'], search = false) => {
  if (!opened.site) throw new Error('The good site has errors.');
  return publishedTexts({ opened: { ...opened, site: { ...opened.site, search } }, pages });
};

test('a page says what its digest says; one that cannot be read says nothing', () => {
  const unread = { file: 'pages/bad.yaml', digest: '', problems: [] };
  expect([...texts([page('team'), unread])]).toEqual([['/team', 'words of team']]);
});

test('each page of a list says what its part of the list says', () => {
  const before = texts([list, ...POSTS]);
  expect([...before.keys()]).toEqual(['/news', '/news/page/2', '/news/a', '/news/b', '/news/c']);
  expect(before.get('/news')).not.toBe(before.get('/news/page/2'));
  const after = texts([list, ...POSTS.slice(0, 2), post('c', '2026-01-01', 'Another')]);
  expect(after.get('/news')).toBe(before.get('/news'));
  expect(after.get('/news/page/2')).not.toBe(before.get('/news/page/2'));
});

test('the list of all pages says their titles, whatever their order, but of unlisted ones', () => {
  const hidden = page('hidden', { isUnlisted: true });
  const before = texts([page('a'), page('b')], true).get('/search');
  expect(before).toEqual(expect.any(String));
  expect(texts([page('b'), hidden, page('a')], true).get('/search')).toBe(before);
  expect(texts([page('a'), page('b', { title: 'B' })], true).get('/search')).not.toBe(before);
  expect(texts([page('a')]).has('/search')).toBe(false);
});
