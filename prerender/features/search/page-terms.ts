import { isRecord } from '../../../schema/is-record.ts';
import type { ResultDetails } from '../../../renderer/frame/search/search-index.ts';
import type { SearchedText } from './page-text.ts';
import { wordsOf } from '../../../renderer/frame/search/words.ts';

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
 * @param language of the page
 */
export function pageTerms(
  { title, description, keywords, sections }: SearchedText,
  { isHome, language }: { isHome: boolean; language: string },
): IndexedText {
  const texts: [text: string, place: number][] = [
    [[title, ...keywords].join(' '), isHome ? 2 : 1],
    ...sections.map(({ heading }, at): [string, number] => [heading, 2 * at + 1]),
    [description, 2],
    ...sections.map(({ text }, at): [string, number] => [text, 2 * at + 2]),
  ];
  let words = 0;
  const terms = new Map<string, { place: number; times: number }>();
  for (const [text, place] of texts) {
    const all = wordsOf(text, language).map(({ term }) => term);
    words += all.length;
    for (const term of new Set(all)) {
      const known = terms.get(term);
      if (known) known.times += 1;
      else terms.set(term, { place, times: 1 });
    }
  }
  const counted = [...terms.values()];
  return {
    title,
    words,
    details: [
      description,
      ...sections.slice(1).map(({ heading, place }): [string, string] => [heading, place]),
    ],
    terms: [...terms.keys()].join(' '),
    places: counted.map(({ place }) => place),
    times: counted.map(({ times }) => times),
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
