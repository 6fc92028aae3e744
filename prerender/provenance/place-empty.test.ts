import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toPointer } from '../../schema/pointer.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { renderBlocks } from '../../renderer/entry-server.tsx';
import { type Drawn, pagesOf, placeOf, saidOn } from '../../test-support/content/drawn-pages.ts';
import { plainOrigins } from '../../test-support/content/plain-origins.ts';
import { setAt } from '../render/data/set-at.ts';
import { placeEmpty, type PlacedEmpty } from './place-empty.ts';

/** Of the empty texts of a whole site, one of so many is written to see where; TRACES=1 writes each. */
const EVERY = Number(process.env['TRACES'] ?? 20);
const ROOT = join(import.meta.dirname, '../..');
const schemas = loadSchemas();
const WORDS = 'Qz';

function pointerOf({ origin }: PlacedEmpty): string {
  return toPointer(origin.path);
}

/** Where a page says the words of an empty text once they are written. */
function placesOf(page: Drawn, { origin: { path } }: PlacedEmpty): string[] {
  const written = structuredClone(page);
  setAt(written.data.page, path, WORDS);
  const said = [...saidOn(written)].filter(([, { text }]) => text === WORDS);
  const around = new Set(said.map(([, element]) => element.around));
  return said.flatMap(([at]) => (around.has(at) ? [] : [at])).toSorted();
}

/** How many empty texts a page has a place for, and how many of these were written. */
function judge(page: Drawn): { placed: number; written: number } {
  const empty = placeEmpty({ renderBlocks }, page, schemas, plainOrigins);
  // The same text may show in several places.
  const texts = [...new Map(empty.map((text) => [pointerOf(text), text]))];
  const tried = texts.filter((_, n) => n % EVERY === 0);
  for (const [pointer, text] of tried) {
    const places = empty.filter((one) => pointerOf(one) === pointer);
    const said = places.map(({ block, path, tag }) =>
      placeOf({ tag, block, path, start: 0, end: 0, parent: undefined }),
    );
    expect(said.toSorted(), `${page.data.route} ${pointer}`).toEqual(placesOf(page, text));
  }
  return { placed: texts.length, written: tried.length };
}

describe.each([
  ['the first site', ROOT, 34, 40],
  ['the bakery', join(ROOT, 'tests/second-site/bakery'), 20, 70],
  ['the clinic', join(ROOT, 'tests/second-site/clinic'), 16, 40],
])('of %s', (_, folder, count, least) => {
  it('each place of an empty text is where its words show', async () => {
    const pages = (await pagesOf(folder)).filter(({ data }) =>
      data.page.blocks.every(({ type }) => schemas.blocks.has(type)),
    );
    expect(pages.length).toBeGreaterThanOrEqual(count);
    const counts = pages.map(judge);
    const sum = (name: 'placed' | 'written') =>
      counts.reduce((all, { [name]: one }) => all + one, 0);
    if (EVERY === 1) console.log(sum('placed'), sum('written'));
    expect(sum('placed')).toBeGreaterThan(least);
    expect(sum('written') * EVERY).toBeGreaterThanOrEqual(sum('placed'));
  });
});
