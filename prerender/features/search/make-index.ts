import type { SearchEntry } from '../../../renderer/frame/search/search-index.ts';
import type { IndexedText, ResultDetails } from '../../../schema/generated/data.d.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import { packPosting, unpackPosting } from './packed-posting.ts';
import type { SearchedText } from './page-text.ts';
import { pageTerms } from './page-terms.ts';

/** All that a search needs to know of the pages of one language. */
export interface WholeIndex {
  pages: SearchEntry[];
  details: ResultDetails[];
  /** In alphabetical order: what is alike then is together, which compresses better. */
  terms: [term: string, packedPostings: number[]][];
}

/** A word on more of all pages than this share, in texts only, tells no page from another. */
const COMMON = 0.6;

/**
 * Makes the index of the pages of one language.
 * @param pages by route
 * @param home of the language
 */
export function makeIndex(
  pages: Iterable<[route: string, text: SearchedText]>,
  { language, home }: { language: string; home: string },
): WholeIndex {
  return joinIndex(
    Array.from(pages, ([route, text]) => [
      route,
      pageTerms(text, { isHome: route === home, language }),
    ]),
  );
}

/** Puts the terms of all pages of one language together. */
export function joinIndex(pages: Iterable<[route: string, terms: IndexedText]>): WholeIndex {
  const index: WholeIndex = { pages: [], details: [], terms: [] };
  const terms = new Map<string, number[]>();
  for (const [route, { title, words, details, places, times, ...of }] of pages) {
    const page = index.pages.length;
    for (const [at, term] of of.terms.split(' ').entries()) {
      const postings = terms.get(term) ?? [];
      terms.set(term, postings);
      postings.push(packPosting({ page, place: places[at] ?? 0, times: times[at] ?? 0 }));
    }
    index.pages.push([route, title, words]);
    index.details.push(details);
  }
  const common = COMMON * index.pages.length;
  const telling = [...terms].filter(
    ([, postings]) => postings.length <= common || postings.some(isInHeading),
  );
  index.terms = telling.toSorted(([a], [b]) => compareTexts(a, b));
  return index;
}

/** Whether a packed posting is that of a heading. */
function isInHeading(packed: number): boolean {
  return unpackPosting(packed).place % 2 === 1;
}
