import { expect, test } from 'vitest';
import { LIMITS, overruns, summarize } from './limits.ts';
import type { Weights } from './page-costs.ts';
import { inKB } from './sizes.ts';

const KB = 1024;

const FREE: Weights = {
  route: '/team',
  unasked: [],
  hydrated: [],
  dialog: [],
  document: [],
  firstAnswer: [],
  fonts: [],
  slices: [],
  scripts: { alphabets: 1, isIdeographic: false },
  preloadedFonts: [],
  firstView: [],
  search: [],
  searchIndex: [],
};

test('a page may be as heavy as each limit, and not a byte heavier', () => {
  for (const { of, name, kilobytes, only } of LIMITS) {
    const route = only === 'home' ? '/' : '/team';
    const page = (bytes: number): Weights => {
      const part = { name: '/a', bytes };
      return { ...FREE, route, preloadedFonts: ['/a'], [of]: [part] };
    };
    expect(overruns(page(kilobytes * KB), {})).toEqual([]);
    expect(overruns(page(kilobytes * KB + KB), {})).toEqual([
      `${route}: ${name} weighs ${inKB((kilobytes + 1) * KB)}, 1.0 KB over the limit of ${kilobytes} KB. Largest: /a ${inKB((kilobytes + 1) * KB)}.`,
    ]);
  }
});

test('whoever raises a limit does it twice, and says what for', () => {
  const limits = LIMITS.map(({ of, kilobytes, only }) => [only ? `${of} ${only}` : of, kilobytes]);
  expect(Object.fromEntries(limits)).toEqual({
    unasked: 4,
    hydrated: 100,
    dialog: 140,
    document: 20,
    'firstAnswer home': 17.5,
    'firstAnswer inner': 15.7,
    search: 12,
    searchIndex: 24,
    fonts: 50,
    'firstView home': 150,
  });
});

test('a limit of the home page holds for no other', () => {
  const firstView = [{ name: '/a.jpg', bytes: 900 * KB }];
  expect(overruns({ ...FREE, firstView }, {})).toEqual([]);
  expect(overruns({ ...FREE, route: '/', firstView }, {})).toHaveLength(1);
});

test('the largest come first, a script as the libraries in it by their shares', () => {
  const reports = {
    'assets/a.js': { imports: [], dynamicImports: [], parts: { react: 300, 'renderer/a.ts': 100 } },
  };
  const unasked = [
    { name: '/assets/a.js', bytes: 8 * KB },
    { name: 'the inline script', bytes: 3 * KB },
  ];
  expect(overruns({ ...FREE, unasked }, reports)).toEqual([
    '/team: script that runs by itself weighs 11.0 KB, 7.0 KB over the limit of 4 KB. ' +
      'Largest: react 6.0 KB, the inline script 3.0 KB, renderer/a.ts 2.0 KB.',
  ]);
});

test('six of the largest are named', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const document = names.map((name, n) => ({ name, bytes: (40 - n) * KB }));
  const [sentence] = overruns({ ...FREE, document }, {});
  expect(sentence).toMatch(/Largest: a 40\.0 KB, .*, f 35\.0 KB\.$/);
});

/** A page whose document and first view weigh so much. */
const pageOf = (route: string, bytes: number): Weights => {
  const parts = [{ name: 'a', bytes }];
  return { ...FREE, route, document: parts, firstView: parts };
};
const told = (pages: Weights[]) =>
  summarize(pages).filter((line) => /^(?:HTML and CSS|the first view)/.test(line));

test('of each limit the dearest page is named, of those for which it holds', () => {
  expect(told([pageOf('/', 2 * KB), pageOf('/team', 5 * KB), pageOf('/jobs', 3 * KB)])).toEqual([
    'HTML and CSS: at most 5.0 KB (/team) of 20 KB',
    'the first view, pictures included: at most 2.0 KB (/) of 150 KB',
  ]);
  expect(told([pageOf('/jobs', KB)])).toEqual([
    'HTML and CSS: at most 1.0 KB (/jobs) of 20 KB',
    'the first view, pictures included: at most no page of 150 KB',
  ]);
});

test('two fonts are allowed, and each has to be preloaded', () => {
  const fonts = ['/a.woff2', '/b.woff2', '/c.woff2'].map((name) => ({ name, bytes: KB }));
  const preloadedFonts = fonts.map(({ name }) => name);
  expect(overruns({ ...FREE, fonts: fonts.slice(0, 2), preloadedFonts }, {})).toEqual([]);
  expect(overruns({ ...FREE, fonts, preloadedFonts }, {})).toEqual([
    '/team: there are 3 fonts, at most 2 are allowed: /a.woff2, /b.woff2, /c.woff2.',
  ]);
  expect(overruns({ ...FREE, fonts: fonts.slice(0, 2), preloadedFonts: ['/a.woff2'] }, {})).toEqual(
    ['/team: not preloaded: /b.woff2.'],
  );
});

test('a page in several scripts may load more, and slices neither count as fonts nor come ahead', () => {
  const fonts = ['/a.woff2', '/b.woff2', '/c.woff2'].map((name) => ({ name, bytes: 20 * KB }));
  const preloadedFonts = fonts.map(({ name }) => name);
  const scripts = { alphabets: 2, isIdeographic: false };
  expect(overruns({ ...FREE, fonts, preloadedFonts, scripts }, {})).toEqual([]);
  const slices = ['/b.woff2', '/c.woff2'];
  const ideographic = { alphabets: 1, isIdeographic: true };
  const page = { ...FREE, fonts, slices, preloadedFonts: ['/a.woff2'], scripts: ideographic };
  expect(overruns(page, {})).toEqual([]);
  const large = fonts.map(({ name }) => ({ name, bytes: 110 * KB }));
  expect(overruns({ ...page, fonts: large }, {})).toHaveLength(1);
});
