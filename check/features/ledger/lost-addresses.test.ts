import { expect, test } from 'vitest';
import { parseLedger } from '../../model/ledger.ts';
import { findLostAddresses } from './lost-addresses.ts';

const SITE = { language: 'en' };

function find(routes: string[], { site = SITE, more = '', fallbacks = {} }: Options = {}) {
  const text = `/ 2026-01-01 a\n/about/team 2026-01-01 b\n${more}`;
  const present = {
    routes: new Map(routes.map((route) => [route, `pages${route}.yaml`])),
    languages: { fallbacks },
  };
  return findLostAddresses({ text, ...parseLedger(text) }, site, present);
}

interface Options {
  site?: unknown;
  more?: string;
  fallbacks?: Record<string, string>;
}

test('an address is answered by a page, a fallback, a redirect, or the word that it is gone', () => {
  expect(find(['/', '/about/team'])).toEqual([]);
  expect(find(['/'], { fallbacks: { '/about/team': '/' } })).toEqual([]);
  expect(find(['/'], { site: { ...SITE, redirects: { '/about/team': '/' } } })).toEqual([]);
  expect(find(['/'], { site: { ...SITE, gone: ['/about/team'] } })).toEqual([]);
  expect(find(['/'], { site: { ...SITE, gone: '/about/team', redirects: [] } })).toHaveLength(1);
});

test('one that nothing answers is told with its place, and where it may be now', () => {
  const [lost, ...others] = find(['/', '/people/team', '/about/tea']);
  expect(others).toEqual([]);
  expect(lost).toMatchObject({
    id: 'lost-address',
    file: 'published-urls.txt',
    line: 2,
    column: 1,
    message: '/about/team was published, but no longer has a page; it was pages/about/team.yaml.',
  });
  expect(lost?.suggestion).toContain('`npm run rename -- about/team people/team`');
  expect(find(['/', '/about/tea'])[0]?.suggestion).toContain('rename -- about/team about/tea`');
  expect(find(['/about/team'])[0]?.message).toContain('it was pages/index.yaml.');
});

test('further pages of a list go with the first, and the list of all pages with the search', () => {
  const more = '/about/team/page/2 2026-01-01 c\n/search 2026-01-01 d\n';
  const found = find(['/', '/about/team'], { more });
  expect(found.map(({ message }) => message)).toEqual([
    '/search was published, but no longer exists; it was the list of all pages, which is part of the search.',
  ]);
  expect(found[0]?.suggestion).toMatch(/^Write `search: true` in site.yaml, /);
});

test('a line that a merge has left is told as that', () => {
  const more = '<<<<<<< HEAD\n/x\n';
  const found = find(['/', '/about/team'], { more });
  expect(found.map(({ id, line, suggestion }) => [id, line, suggestion])).toEqual([
    [
      'wrong-ledger-line',
      3,
      'It is left over from a merge: keep the lines of both sides, and delete this one.',
    ],
    [
      'wrong-ledger-line',
      4,
      'A line is an address, a date and a digest. Restore it from version control.',
    ],
  ]);
});

test('a site that has published nothing has lost nothing', () => {
  const none = { routes: new Map<string, string>(), languages: { fallbacks: {} } };
  expect(findLostAddresses({ text: '', ...parseLedger('') }, SITE, none)).toEqual([]);
});
