import { expect, test } from 'vitest';
import { checkRedirects } from './redirects.ts';

const routes = new Map([
  ['/', 'pages/index.yaml'],
  ['/team', 'pages/team.yaml'],
  ['/prices', 'pages/prices.yaml'],
]);
const context = {
  routes,
  publicFiles: new Set(['/plan.pdf']),
  siteUrl: 'https://www.alder.example',
};

/** The messages about redirects: where, what, and what to write instead. */
const found = (redirects: Record<string, unknown>) =>
  checkRedirects({ data: { redirects }, ...context }).map(
    ({ path, part, message, replacement }) => [path[1], part, message, replacement],
  );

test('a redirect leads from an address without a page to one with a page, at once', () => {
  expect(
    found({
      '/crew': '/team',
      '/plan': '/plan.pdf',
      '/shop': 'https://shop.example/',
      '/home': '/',
    }),
  ).toEqual([]);
});

test('two addresses that are exchanged are told once', () => {
  expect(found({ '/team': '/crew' })).toEqual([
    [
      '/team',
      'key',
      '/team is the page pages/team.yaml, but /crew does not exist: the two addresses are probably swapped.',
      undefined,
    ],
  ]);
});

test.each(['/prices', 'https://shop.example/'])(
  'a page is never seen that is redirected to %s',
  (to) => {
    expect(found({ '/team': to })).toEqual([
      [
        '/team',
        'key',
        '/team is the page pages/team.yaml, which visitors would never see.',
        undefined,
      ],
    ]);
  },
);

test('an address that the engine answers itself is no source', () => {
  expect(found({ '/healthz': '/team' })).toEqual([
    [
      '/healthz',
      'key',
      '/healthz is where the server reports its health, so no page can have that address.',
      undefined,
    ],
  ]);
});

test('the list of all pages that a search brings is no source, in any language', () => {
  const never = 'is the list of all pages, which visitors would never see.';
  const redirects = { '/search': '/about', '/de/search': '/team', '/fr/search': '/team' };
  const data = { search: true, language: 'en', languages: ['en', 'de'], redirects };
  expect(
    checkRedirects({ data, ...context, routes: new Map([...routes, ['/search', 'none']]) }).map(
      ({ path, message }) => [path[1], message],
    ),
  ).toEqual([
    ['/search', `/search ${never}`],
    ['/de/search', `/de/search ${never}`],
  ]);
});

test('a page of the site is named without its domain', () => {
  expect(found({ '/crew': 'https://www.alder.example/team/' })).toEqual([
    ['/crew', 'value', 'Write a redirect to a page of this site without the domain.', '/team'],
  ]);
});

test('redirects that follow one another are told with where they end', () => {
  const moved = '/second is not a page; it is itself redirected.';
  expect(found({ '/first': '/second', '/second': '/team' })).toEqual([
    ['/first', 'value', moved, '/team'],
  ]);
  expect(found({ '/first': '/second', '/second': 'https://shop.example/' })).toEqual([
    ['/first', 'value', moved, 'https://shop.example/'],
  ]);
  expect(found({ '/first': '/second', '/second': '/third', '/third': '/prices' })[0]).toEqual([
    '/first',
    'value',
    moved,
    '/prices',
  ]);
});

test('where they end nowhere, that is told of each', () => {
  const gone = 'There is no page /nowhere.';
  expect(found({ '/first': '/second', '/second': '/nowhere' })).toEqual([
    ['/first', 'value', 'There is no page /second.', undefined],
    ['/second', 'value', gone, undefined],
  ]);
});

test('a circle leads nowhere, and neither does what leads into it', () => {
  expect(found({ '/a': '/b', '/b': '/a', '/into': '/a', '/self': '/self' })).toEqual([
    ['/a', 'value', '/b leads in a circle, never to a page.', undefined],
    ['/b', 'value', '/a leads in a circle, never to a page.', undefined],
    ['/into', 'value', '/a leads in a circle, never to a page.', undefined],
    ['/self', 'value', '/self leads in a circle, never to a page.', undefined],
  ]);
});

test('a target that is no address is for the schema', () => {
  expect(found({ '/crew': 'team', '/staff': 7 })).toEqual([]);
  expect(found({ '/team': 7 })).toHaveLength(1);
  expect(checkRedirects({ data: { redirects: 'none' }, ...context })).toEqual([]);
  expect(checkRedirects({ data: 'text', ...context })).toEqual([]);
});
