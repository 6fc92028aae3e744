import type MiniSearchClass from 'minisearch';
import type { PageEntry, Posting } from './search-index.ts';

/** Where terms stand, as far as they are loaded. */
export type Terms = ReadonlyMap<string, readonly Posting[]>;

/** A page that was found. */
export interface Match {
  page: number;
  /** The number of the heading below which the words stand; 0 for the page as a whole. */
  section: number;
  /** The terms of the page that were found, which need not be those that were typed. */
  found: ReadonlySet<string>;
}

const FIELDS = ['title', 'heading', 'text'];

/** What a word in the title of a page, or in a heading, counts more than one in a text. */
const BOOST = { title: 4, heading: 2 };

/** A word that is only the beginning of another, and one that is only alike, count less than the word itself. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 };

/** Shorter words are alike to too many, and the beginning of too many, but for the one that is being typed. */
const LONG = 4;

/** Letters that may differ, of all. */
const FUZZY = 0.25;

/** What is worth less than this share of the best result is none. */
const TAIL = 0.15;

/**
 * Makes what finds pages by terms. The index has the shape that the library gives its own (`toJSON`), so it does the
 * ranking (BM25+), and finds beginnings and misspelt words.
 */
export function pageFinder(
  MiniSearch: typeof MiniSearchClass,
  pages: readonly PageEntry[],
  terms: Terms,
): (wanted: readonly string[]) => Match[] {
  const average = pages.reduce((sum, [, , words]) => sum + words, 0) / pages.length;
  const numbers = pages.map((_, page) => [String(page), page] as const);
  const library = MiniSearch.loadJS<{ id: number }>(
    {
      documentCount: pages.length,
      nextId: pages.length,
      documentIds: Object.fromEntries(numbers),
      fieldIds: Object.fromEntries(FIELDS.map((name, id) => [name, id])),
      // How long titles and headings are says nothing of a page.
      fieldLength: Object.fromEntries(pages.map(([, , words], page) => [page, [1, 1, words]])),
      averageFieldLength: [1, 1, average],
      storedFields: {},
      dirtCount: 0,
      index: Array.from(terms, ([term, postings]) => [term, byField(postings)]),
      serializationVersion: 2,
    },
    { fields: FIELDS, tokenize: (query) => query.split(' '), processTerm: (term) => term },
  );
  return (wanted) => {
    const options = {
      boost: BOOST,
      weights: WEIGHTS,
      prefix: (term: string, at: number) => at === wanted.length - 1 || term.length >= LONG,
      fuzzy: (term: string) => term.length >= LONG && !terms.has(term) && FUZZY,
    };
    const results = library.search(wanted.join(' '), options);
    const best = results[0]?.score ?? 0;
    return results
      .filter(({ score }) => score >= best * TAIL)
      .map(({ id, terms: found }) => {
        const page = Number(id);
        return { page, section: bestSection(page, found, terms), found: new Set(found) };
      });
  };
}

/** As the library keeps it: by field, how often the term stands there on each page. */
function byField(postings: readonly Posting[]): Record<string, Record<string, number>> {
  const fields: Record<string, Record<string, number>> = {};
  for (const { page, place, times } of postings) {
    if (place === 1) (fields[0] ??= {})[page] = 1;
    else if (place % 2 === 1) (fields[1] ??= {})[page] = 1;
    (fields[2] ??= {})[page] = times;
  }
  return fields;
}

/** The section of a page that has most of the terms, those in its heading counted double. */
function bestSection(page: number, found: readonly string[], terms: Terms): number {
  const counts = new Map([[0, 0]]);
  for (const term of found) {
    const place = terms.get(term)?.find((posting) => posting.page === page)?.place ?? 1;
    const section = Math.floor((place - 1) / 2);
    counts.set(section, (counts.get(section) ?? 0) + 1 + (place % 2));
  }
  const [[best] = [0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best;
}
