import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CacheLines } from '../../cache/cache-lines.ts';
import type { IndexedText } from '../../../schema/generated/data.d.ts';
import { isIndexedText } from '../../../schema/generated/guards/records.js';

const FILE = 'search.txt';

/**
 * The terms of pages from one build to the next, so that an edit reads one page and not all: of a site of 1,000 pages
 * that is 2 s of processor time. In a file of its own, because a check needs none of it; a line for each page, its file and
 * then its terms as JSON, which is written as it is found: held until the end, all terms of 10,000 pages are 27 MB, and
 * written in one piece four times that.
 */
export class TermsCache {
  readonly #known: ReadonlyMap<string, string>;
  readonly #key = randomUUID();
  readonly #now: CacheLines;

  /**
   * @param folder of the site's cache
   * @param key under which the last build has stored them; empty if it has not
   */
  constructor(folder: string, { key, rendered }: { key: string; rendered: readonly string[] }) {
    const path = join(folder, FILE);
    this.#now = new CacheLines(path, this.#key);
    const lines = key === '' ? [] : new CacheLines(path, key).read();
    const known = new Map(
      lines.map((line): [file: string, terms: string] => {
        const end = line.indexOf('\t');
        return [line.slice(0, end), line.slice(end + 1)];
      }),
    );
    for (const file of rendered) known.delete(file);
    this.#known = known;
  }

  /** The terms of a page: those of the last build, unless this one has rendered the page. */
  termsOf(file: string, find: () => IndexedText): IndexedText {
    const text = this.#known.get(file) ?? JSON.stringify(find());
    this.#now.add(`${file}\t${text}`);
    // Parsed also where they were found just now: their words are pieces of the HTML, which would stay in memory with them.
    const terms: unknown = JSON.parse(text);
    if (isIndexedText(terms)) return terms;
    throw new Error(`The cached terms of ${file} are invalid.`);
  }

  /** @returns the key under which they are stored, for the record of this build; they belong to no other */
  save(): string {
    this.#now.save();
    return this.#key;
  }
}
