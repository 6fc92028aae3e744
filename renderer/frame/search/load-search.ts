import SearchableMap from 'minisearch/SearchableMap';
import { fetchJson } from '../../data/fetch-json.ts';
import type { ResultDetails } from '../../../schema/generated/data.d.ts';
import { findPages, type Match } from './find-pages.ts';
import {
  detailsFile,
  DETAILS_IN_FILE,
  filesOf,
  isDetails,
  isSearchIndex,
  isTermLines,
  readTerms,
  type TermLines,
  termsFile,
} from './search-index.ts';
import { INDEX_FILE } from '../../data/search-place.ts';
import { wordsOf } from './words.ts';

/** What a search has found: a page, and if the words are below one of its headings, that. */
export interface Result {
  href: string;
  title: string;
  heading: string;
  description: string;
  /** The terms that were found, to be marked. */
  terms: ReadonlySet<string>;
}

interface Scope {
  /** The address of the index. */
  folder: string;
  language: string;
}

/** Results at most: visitors who need more need other words. */
const MOST = 10;

/**
 * Files of terms that the beginning of a word brings at most: visitors who have typed two letters continue. A
 * misspelled word brings all that begin with two of its letters, among which it is looked for.
 */
const FILES = 2;
const LETTERS = 2;

/** By folder; one that could not be loaded is tried again. */
const loaded = new Map<string, ReturnType<typeof load>>();

/**
 * The best pages for what a visitor has typed. Loads what it needs; a search for nothing loads it ahead.
 * @throws when something cannot be loaded; the next search tries again
 */
export async function findResults(scope: Scope, query: string): Promise<Result[]> {
  const { folder } = scope;
  const loading = loaded.get(folder) ?? load(scope);
  loaded.set(folder, loading);
  try {
    return await (
      await loading
    )(query);
  } catch (error) {
    loaded.delete(folder);
    throw error;
  }
}

async function load({ folder, language }: Scope): Promise<(query: string) => Promise<Result[]>> {
  const index = await fetchJson(`${folder}/${INDEX_FILE}`, isSearchIndex);
  const { pages, details = [], terms: lines, firstTerms = [] } = index;
  /** The library's radix tree: each term with its line. */
  const terms = new SearchableMap<string>();
  const files = new Set<number>();
  if (lines !== undefined) addTerms(lines);

  function addTerms(some: TermLines): void {
    for (const [term, line] of readTerms(some)) terms.set(term, line);
  }

  /**
   * Of a large site, the terms that begin like those that are wanted; of a misspelled one, those that it may be among.
   */
  async function loadTerms(wanted: readonly string[]): Promise<void> {
    await loadFiles(wanted.flatMap((word) => filesOf(word, firstTerms).slice(0, FILES)));
    const unknown = wanted.filter((word) => terms.atPrefix(word).size === 0);
    await loadFiles(unknown.flatMap((word) => filesOf(word.slice(0, LETTERS), firstTerms)));
  }

  async function loadFiles(numbers: readonly number[]): Promise<void> {
    const missing = [...new Set(numbers)].filter((number) => !files.has(number));
    await Promise.all(
      missing.map(async (number) => {
        addTerms(await fetchJson(`${folder}/${termsFile(number)}`, isTermLines));
        files.add(number);
      }),
    );
  }

  async function detailsOf(page: number): Promise<ResultDetails> {
    if (!details[page]) {
      const first = page - (page % DETAILS_IN_FILE);
      const some = await fetchJson(`${folder}/${detailsFile(page)}`, isDetails);
      for (const [at, entry] of some.entries()) details[first + at] = entry;
    }
    return details[page] ?? [''];
  }

  async function toResult({ page, section, found }: Match): Promise<Result[]> {
    const [route, title] = pages[page] ?? [];
    if (route === undefined || title === undefined) return [];
    const [description, ...headings] = await detailsOf(page);
    const [heading, place] = headings[section - 1] ?? ['', ''];
    const href = place ? `${route}#${place}` : route;
    return [{ href, title, heading, description, terms: found }];
  }

  return async (query) => {
    const wanted = wordsOf(query, language).map(({ term }) => term);
    await loadTerms(wanted);
    return (await Promise.all(findPages(pages, terms, wanted).slice(0, MOST).map(toResult))).flat();
  };
}
