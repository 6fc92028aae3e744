import { isRecord } from '../../../schema/is-record.ts';
import type { ResultDetails } from '../../../renderer/frame/search/search-index.ts';
import type { SearchedText } from './page-text.ts';
import type { TermCounter } from './term-counter.ts';

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
 * @param counter of the language of the page
 */
export function pageTerms(
  { title, description, keywords, sections }: SearchedText,
  { isHome, counter }: { isHome: boolean; counter: TermCounter },
): IndexedText {
  const { words, terms } = counter.count([
    [[title, ...keywords].join(' '), isHome ? 2 : 1],
    ...sections.map(({ heading }, at) => [heading, 2 * at + 1] as const),
    [description, 2],
    ...sections.map(({ text }, at) => [text, 2 * at + 2] as const),
  ]);
  return {
    title,
    words,
    details: [
      description,
      ...sections.slice(1).map(({ heading, place }): [string, string] => [heading, place]),
    ],
    terms: terms.map(({ term }) => term).join(' '),
    places: terms.map(({ place }) => place),
    times: terms.map(({ times }) => times),
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
