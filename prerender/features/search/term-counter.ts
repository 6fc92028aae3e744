import { WORDS, wordsOf } from '../../../renderer/frame/search/words.ts';

/** A term, and what is known of it on the page that was counted last. */
interface CountedTerm {
  readonly term: string;
  /** Of the first text that has it. */
  place: number;
  /** How many texts of the page have it. */
  times: number;
  /** The number of the last text that has it, among all texts of all pages. */
  lastText: number;
}

/**
 * Counts the terms of pages in one language. A site has a thousand times more words than different ones, so a word is
 * looked up once: of 10,000 pages with 600 words each that takes 1 s less than a set of the words of each text (2.7 s before).
 */
export class TermCounter {
  readonly #language: string;
  readonly #ofWords = new Map<string, CountedTerm[]>();
  readonly #terms = new Map<string, CountedTerm>();
  #text = 0;

  /** @param language of the pages */
  constructor(language: string) {
    this.#language = language;
  }

  /**
   * @param texts of one page, with the place of each
   * @returns how many words they have; and each of their terms once, as it is until the next page is counted
   */
  count(texts: Iterable<readonly [text: string, place: number]>): {
    words: number;
    terms: readonly Readonly<CountedTerm>[];
  } {
    const before = this.#text;
    const terms: CountedTerm[] = [];
    let words = 0;
    for (const [text, place] of texts) {
      this.#text += 1;
      const found = text.match(WORDS) ?? [];
      words += found.length;
      for (const word of found) {
        for (const term of this.#termsOf(word)) {
          if (term.lastText === this.#text) continue;
          if (term.lastText <= before) {
            term.place = place;
            term.times = 0;
            terms.push(term);
          }
          term.times += 1;
          term.lastText = this.#text;
        }
      }
    }
    return { words, terms };
  }

  #termsOf(word: string): readonly CountedTerm[] {
    const known = this.#ofWords.get(word);
    if (known) return known;
    const terms = wordsOf(word, this.#language).map(({ term }) => {
      const counted = this.#terms.get(term) ?? { term, place: 0, times: 0, lastText: 0 };
      this.#terms.set(term, counted);
      return counted;
    });
    this.#ofWords.set(word, terms);
    return terms;
  }
}
