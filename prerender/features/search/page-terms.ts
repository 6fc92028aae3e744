import type { IndexedText } from '../../../schema/generated/data.d.ts';
import type { SearchedText } from './page-text.ts';
import { wordsOf } from '../../../renderer/frame/search/words.ts';

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
