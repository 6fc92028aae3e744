import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CacheFile } from '../cache/cache-file.ts';
import { isRecordOf, type LastBuild } from '../cache/records.ts';
import { isIndexedText, type IndexedText } from './page-terms.ts';

const FILE = 'search.json';

/**
 * The terms of pages from one build to the next, so that an edit reads one page and not all: of a site of 1,000 pages
 * that is 2 s of processor time. In a file of its own, because a check needs none of it.
 */
export class TermsCache {
  readonly #folder: string;
  /**
   * As JSON: the words of a page are pieces of its HTML, which would stay in memory with them, 1.4 GB of 10,000 pages;
   * and what was in the cache need not be written anew.
   */
  readonly #known: ReadonlyMap<string, string>;
  readonly #now: Record<string, string> = {};

  /** @param folder of the site's cache */
  constructor(
    folder: string,
    { last, rendered }: { last: Pick<LastBuild, 'search'>; rendered: readonly string[] },
  ) {
    this.#folder = folder;
    const stored =
      last.search === '' ? undefined : new CacheFile(join(folder, FILE), last.search).read();
    const known = new Map(isRecordOf(stored, isText) ? Object.entries(stored) : []);
    for (const file of rendered) known.delete(file);
    this.#known = known;
  }

  /** The terms of a page: those of the last build, unless this one has rendered the page. */
  termsOf(file: string, find: () => IndexedText): IndexedText {
    const text = this.#known.get(file) ?? JSON.stringify(find());
    this.#now[file] = text;
    const terms: unknown = JSON.parse(text);
    if (isIndexedText(terms)) return terms;
    throw new Error(`The stored terms of ${file} are no terms.`);
  }

  /** @returns the key under which they are stored, for the record of this build; they belong to no other */
  save(): string {
    const key = randomUUID();
    new CacheFile(join(this.#folder, FILE), key).write(this.#now);
    return key;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
