import { afterAll, expect, test, vi } from 'vitest';
import { RandomText } from '../../bench/build/random-text.ts';
import { LIMITS } from '../../budget/limits.ts';
import { indexFiles } from '../../prerender/features/search/index-files.ts';
import { makeIndex } from '../../prerender/features/search/make-index.ts';
import type { SearchedText } from '../../prerender/features/search/page-text.ts';
import { CODINGS } from '../../server/static/content-coding.ts';
import { findResults } from '../../renderer/frame/search/load-search.ts';

/* What a visitor of a site with a thousand pages loads until the first result is there: at most 60 KB. */

const KB = 1024;
const MOST = 60 * KB;
const PAGES = 1000;

/** Words of a language, the first the most frequent: natural texts follow Zipf's law, and 5,000 are those of such a site. */
const WORDS = 5000;
const SYLLABLES = [
  'be',
  'cor',
  'da',
  'fen',
  'gil',
  'ha',
  'jo',
  'ka',
  'lum',
  'mo',
  'na',
  'pri',
  'qua',
  'rest',
  'sol',
  'ti',
  'ver',
  'wo',
  'xen',
  'zu',
];

/** A twentieth of all words begins alike, as in English those with "co". */
function word(number: number): string {
  const rest = Math.floor(number / SYLLABLES.length);
  return (SYLLABLES[number % SYLLABLES.length] ?? '') + (rest === 0 ? '' : word(rest));
}

function textOf(random: RandomText, length: number): string {
  const next = () => word(Math.floor(WORDS ** (random.below(10_000) / 10_000)) - 1);
  return Array.from({ length }, next).join(' ');
}

/** A page of 8 blocks. */
function page(number: number): [route: string, text: SearchedText] {
  const random = new RandomText(number);
  const section = () => ({ heading: textOf(random, 4), place: '', text: textOf(random, 60) });
  return [
    `/area-${Math.floor(number / 100)}/page-${number}`,
    {
      title: `${textOf(random, 3)} ${number}`,
      description: textOf(random, 16),
      keywords: [],
      sections: Array.from({ length: 8 }, section),
    },
  ];
}

const pages = Array.from({ length: PAGES }, (_, number) => page(number));
const files = new Map(indexFiles(makeIndex(pages, { language: 'en', home: '/' })));

afterAll(() => vi.unstubAllGlobals());

let visitors = 0;

/** As the server compresses what the build of a large site has left to it. */
function onTheWire(text: string): number {
  return CODINGS.find(({ coding }) => coding === 'br')?.compress(Buffer.from(text)).length ?? NaN;
}

/** The bytes that a search for some words brings over the wire, and what it finds. */
async function load(query: string) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    asked.push(name);
    return new Response(files.get(name), { status: files.has(name) ? 200 : 404 });
  });
  // The address tells visitors apart; each begins with nothing.
  const results = await findResults(
    { folder: `/${(visitors += 1)}/search`, language: 'en' },
    query,
  );
  const sizes = asked.map((name) => onTheWire(files.get(name) ?? ''));
  return { results, asked, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test('whatever is looked for, the script, the directory and what that takes stay below 60 KB', async () => {
  const scripts = LIMITS.find(({ of }) => of === 'search')?.kilobytes ?? NaN;
  // From one of the most frequent words to the rarest, and two at once.
  const queries = [0, 3, 10, 50, 300, 1500, 4900].map(word);
  const pairs = queries.map((one, at) => `${one} ${queries[at - 1] ?? word(7)}`);
  for (const query of [...queries, ...pairs]) {
    const { results, asked, bytes } = await load(query);
    expect(results.length, query).toBeGreaterThan(0);
    expect(asked[0]).toBe('index.json');
    expect({ query, kilobytes: (scripts * KB + bytes) / KB }).toSatisfy(
      ({ kilobytes }: { kilobytes: number }) => kilobytes * KB <= MOST,
    );
  }
});

test('no file of the index but the directory has the terms or details of all pages', () => {
  const [, ...others] = [...files.values()];
  const all = others.reduce((sum, text) => sum + text.length, 0);
  for (const text of others) expect(text.length).toBeLessThan(all / 10);
});
