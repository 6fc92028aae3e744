import { expect, test } from 'vitest';
import { checkFolder, foldersOf } from './check-folder.ts';

const addresses = ['/', '/team', '/news/a', '/news/old/b', '/de', '/de/neues/a'];
const routes = new Map(addresses.map((route) => [route, `pages${route}.yaml`]));
const languages = { main: 'en', languages: ['en', 'de'], pages: {}, fallbacks: {} };

const found = (name: string, route?: string) => {
  const { message, suggestion, replacement } =
    checkFolder(name, { routes, languages, ...(route !== undefined && { route }) }) ?? {};
  return [message, suggestion, replacement];
};
const FINE = [undefined, undefined, undefined];

test('a list shows the pages of a folder, or of one that a page may get', () => {
  expect([...foldersOf(routes)].toSorted()).toEqual([
    '/de',
    '/de/neues',
    '/de/neues/a',
    '/news',
    '/news/a',
    '/news/old',
    '/news/old/b',
    '/team',
  ]);
  expect(found('news')).toEqual(FINE);
  expect(found('news/old')).toEqual(FINE);
  expect(found('team')).toEqual(FINE);
  expect(found('neues', '/de/start')).toEqual(FINE);
});

test.each(['pages/news', '/news/', './news', 'news/*', 'nws'])('%s is probably news', (name) => {
  expect(found(name)).toEqual([
    `The folder \`${name}\` does not exist or has no pages.`,
    'Did you mean `news`?',
    'news',
  ]);
});

test('where nothing is alike, the folders of that language are named', () => {
  expect(found('products')[1]).toBe('The folders are news, news/old.');
  expect(found('products', '/de/start')[1]).toBe('The folders are neues.');
  const alone = { routes: new Map([['/', 'pages/index.yaml']]), languages };
  expect(checkFolder('products', alone)?.suggestion).toBe('No folder in pages/ has a page yet.');
});
