import { fetchJson } from '../../data/fetch-json.ts';
import { findPages, type Match } from './find-pages.ts';
import {
  beginningOf,
  detailsFile,
  DETAILS_IN_FILE,
  isDetails,
  isSearchIndex,
  isTermLines,
  LETTERS,
  type ResultDetails,
  shardFile,
  shardOf,
} from './search-index.ts';
import { INDEX_FILE } from './search-place.ts';
import { TermIndex } from './term-index.ts';
import { wordsOf } from './words.ts';

/** What a search has found: a page, and if the words stand below one of its headings, that. */
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

/** Results at most: who needs more needs other words. */
const MOST = 10;

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
  const { pages, details = [], terms: lines, shards = [] } = index;
  const terms = new TermIndex();
  if (lines !== undefined) terms.add(lines);
  const all = new Set(shards);
  const missing = new Set(shards);

  /** Of a large site, the terms that begin like those that are wanted; of a misspelt one, those with two of its letters. */
  async function loadTerms(wanted: readonly string[]): Promise<void> {
    await loadShards(wanted.flatMap((word) => shardOf(word, all) ?? []));
    const unknown = wanted.filter((word) => terms.atPrefix(word).next().done);
    const beginnings = unknown.map((word) => beginningOf(word, LETTERS));
    await loadShards(shards.filter((shard) => beginnings.includes(beginningOf(shard, LETTERS))));
  }

  async function loadShards(some: readonly string[]): Promise<void> {
    const needed = [...new Set(some)].filter((shard) => missing.has(shard));
    if (needed.length === 0) return;
    const files = await Promise.all(
      needed.map((shard) => fetchJson(`${folder}/${shardFile(shard)}`, isTermLines)),
    );
    for (const file of files) terms.add(file);
    for (const shard of needed) missing.delete(shard);
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
