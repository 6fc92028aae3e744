import { isRecord } from '../../schema/is-record.ts';
import type { ResultDetails } from '../../renderer/frame/search/search-index.ts';
import { type KnownTerms, termsOf } from '../../renderer/frame/search/words.ts';
import type { SearchedText } from './page-text.ts';

/** What the index says of one page. The three lists of terms go side by side. */
export interface IndexedText {
  title: string;
  words: number;
  details: ResultDetails;
  /** With a space between two. */
  terms: string;
  /** Of the places where a term stands the best, a heading before a text: that finds as well as all, in half the bytes. */
  places: number[];
  /** How many headings and texts of the page have a term. */
  times: number[];
}

/**
 * Finds the terms of a page.
 * @param isHome whether it is the home page, whose title tells what the whole site is about and not what one page is
 * @param known is filled
 */
export function pageTerms(
  { title, description, keywords, sections }: SearchedText,
  { language, isHome, known }: { language: string; isHome: boolean; known: KnownTerms },
): IndexedText {
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
  add([title, ...keywords].join(' '), isHome ? 2 : 1);
  for (const [at, { heading }] of sections.entries()) add(heading, 2 * at + 1);
  add(description, 2);
  for (const [at, { text }] of sections.entries()) add(text, 2 * at + 2);
  return {
    title,
    words,
    details: [
      description,
      ...sections.slice(1).map(({ heading, place }): [string, string] => [heading, place]),
    ],
    terms: [...places.keys()].join(' '),
    places: Array.from(places.values(), ({ place }) => place),
    times: Array.from(places.values(), ({ times }) => times),
  };
}

/** Looks at the shape of what comes out of the cache. */
export function isIndexedText(value: unknown): value is IndexedText {
  return (
    isRecord(value) &&
    typeof value['title'] === 'string' &&
    typeof value['words'] === 'number' &&
    typeof value['terms'] === 'string' &&
    [value['details'], value['places'], value['times']].every(Array.isArray)
  );
}
