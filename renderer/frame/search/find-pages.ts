import type SearchableMap from 'minisearch/SearchableMap';
import { readPostings, type SearchEntry } from './search-index.ts';

/** A page that was found. */
export interface Match {
  page: number;
  /** The number of the heading below which the words are; 0 for the page as a whole. */
  section: number;
  /** The terms of the page that were found, which need not be those that were typed. */
  found: Set<string>;
}

/** What a word in the title of a page counts more than one in a text, and one in a heading. */
const TITLE = 6;
const HEADING = 1;

/** What a word counts that only begins like the one that was typed, and one that is only alike. */
const PREFIX = 0.5;
const FUZZY = 0.3;

/** Letters that may differ, of all. */
const ERRORS = 0.25;

/** Shorter words are alike to too many, and the beginning of too many, but for the one that is being typed. */
const LONG = 4;

/** What is worth less than this share of the best result is not one. */
const TAIL = 0.15;

/** Of the ranking BM25+ (Lv and Zhai 2011): how soon a word that repeats counts no more, and what long texts count less. */
const SATURATION = 1.2;
const LENGTH = 0.7;
const LEAST = 0.5;

/**
 * The pages on which terms are, best first.
 * @param terms with the line of each
 * @param wanted what was typed, the last of it maybe not to its end
 */
export function findPages(
  pages: readonly SearchEntry[],
  terms: SearchableMap<string>,
  wanted: readonly string[],
): Match[] {
  const average = pages.reduce((sum, [, , words]) => sum + words, 0) / pages.length;
  const matches = new Map<number, Match & { score: number; words: number; best: number }>();
  for (const [at, word] of wanted.entries()) {
    // Of all terms that the word may mean, the best on a page counts.
    const worths = new Map<number, number>();
    for (const [term, [line, weight]] of alike(terms, word, at === wanted.length - 1)) {
      const postings = readPostings(line);
      const rarity = Math.log(1 + (pages.length - postings.length + 0.5) / (postings.length + 0.5));
      for (const { page, place, times } of postings) {
        const [, , length = 0] = pages[page] ?? [];
        const saturation = SATURATION * (1 - LENGTH + (LENGTH * length) / average);
        const text = LEAST + (times * (SATURATION + 1)) / (times + saturation);
        const head = place === 1 ? TITLE : place % 2 === 1 ? HEADING : 0;
        const worth = weight * rarity * (text + head);
        worths.set(page, Math.max(worth, worths.get(page) ?? 0));
        const known = matches.get(page);
        const match = known ?? { page, section: 0, found: new Set(), score: 0, words: 0, best: 0 };
        if (!known) matches.set(page, match);
        match.found.add(term);
        if (worth > match.best) {
          match.best = worth;
          match.section = Math.floor((place - 1) / 2);
        }
      }
    }
    for (const [page, worth] of worths) {
      const match = matches.get(page);
      if (!match) continue;
      match.score += worth;
      match.words += 1;
    }
  }
  // A page with all words is before one with some of them.
  const results = [...matches.values()].map((match) => ({
    ...match,
    score: match.score * match.words,
  }));
  const ranked = results.toSorted((a, b) => b.score - a.score);
  const least = TAIL * (ranked[0]?.score ?? 0);
  return ranked.filter(({ score }) => score >= least);
}

/** The terms that a word may mean, with the line of each: itself and those that it begins, else those that it is alike to. */
function alike(
  terms: SearchableMap<string>,
  word: string,
  isLast: boolean,
): Map<string, [line: string, weight: number]> {
  const exact = terms.get(word);
  if (exact !== undefined && !isLast) return new Map([[word, [exact, 1]]]);
  const found = new Map<string, [line: string, weight: number]>();
  if (isLast || word.length >= LONG) {
    for (const [term, line] of terms.atPrefix(word))
      found.set(term, [line, (PREFIX * term.length) / (1.3 * term.length - 0.3 * word.length)]);
  }
  if (found.size === 0 && word.length >= LONG) {
    const errors = Math.round(word.length * ERRORS);
    for (const [term, [line, distance]] of terms.fuzzyGet(word, errors))
      found.set(term, [line, (FUZZY * term.length) / (term.length + distance)]);
  }
  if (exact !== undefined) found.set(word, [exact, 1]);
  return found;
}
