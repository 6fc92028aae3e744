import type {
  ResultDetails,
  PageEntry,
  Posting,
} from '../../renderer/frame/search/search-index.ts';
import { type KnownTerms, termsOf } from '../../renderer/frame/search/words.ts';
import type { SearchedText } from './page-text.ts';

/** All that a search needs to know of the pages of one language. */
export interface WholeIndex {
  pages: PageEntry[];
  details: ResultDetails[];
  /** In alphabetical order: what is alike then stands together, which compresses better. */
  terms: [term: string, postings: Posting[]][];
}

/** A word on more of all pages than this share, in texts only, tells no page from another. */
const COMMON = 0.6;

/**
 * Makes the index of the pages of one language. Of the places where a term stands on a page only the best is in it, a
 * heading before a text: that finds as well as all of them, in half the bytes.
 * @param pages by route
 * @param home of the language; its title tells what the whole site is about, so it is not taken for that of one page
 */
export function makeIndex(
  pages: Iterable<[route: string, text: SearchedText]>,
  { language, home }: { language: string; home: string },
): WholeIndex {
  const index: WholeIndex = { pages: [], details: [], terms: [] };
  const terms = new Map<string, Posting[]>();
  const known: KnownTerms = new Map();
  for (const [route, { title, description, keywords, sections }] of pages) {
    const page = index.pages.length;
    const places = new Map<string, { place: number; times: number }>();
    let words = 0;
    const add = (text: string, place: number): void => {
      if (text === '') return;
      const found = termsOf(text, language, known);
      words += found.count;
      for (const term of found.terms) {
        const at = places.get(term);
        if (at) at.times += 1;
        else places.set(term, { place, times: 1 });
      }
    };
    add([title, ...keywords].join(' '), route === home ? 2 : 1);
    for (const [at, { heading }] of sections.entries()) add(heading, 2 * at + 1);
    add(description, 2);
    for (const [at, { text }] of sections.entries()) add(text, 2 * at + 2);
    for (const [term, { place, times }] of places) {
      const postings = terms.get(term);
      if (postings) postings.push({ page, place, times });
      else terms.set(term, [{ page, place, times }]);
    }
    index.pages.push([route, title, words]);
    index.details.push([
      description,
      ...sections.slice(1).map(({ heading, place }): [string, string] => [heading, place]),
    ]);
  }
  const common = COMMON * index.pages.length;
  const telling = [...terms].filter(
    ([, postings]) => postings.length <= common || postings.some(({ place }) => place % 2 === 1),
  );
  index.terms = telling.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return index;
}
