import SearchableMap from 'minisearch/SearchableMap';
import { type Posting, readPostings, splitTerms, type TermLines } from './search-index.ts';

/** The terms of one file of the index, in alphabetical order, with a line for each of where it stands. */
interface Segment {
  terms: readonly string[];
  lines: readonly string[];
}

type Found = readonly [segment: Segment, at: number];

/**
 * Where terms stand, as far as they are loaded. A line is read when its term is asked for, and the tree is made for the
 * first word that is misspelt: with all 2,600 terms of a site of 34 pages that would take the half of the time that a slow
 * phone has until it shows the first result.
 */
export class TermIndex {
  readonly #segments: Segment[] = [];
  readonly #read = new Map<string, readonly Posting[]>();
  /** The library's radix tree, which finds what is alike. */
  #tree: SearchableMap<Found> | undefined;

  add(file: TermLines): void {
    this.#segments.push(splitTerms(file));
    this.#tree = undefined;
  }

  get(term: string): readonly Posting[] | undefined {
    for (const segment of this.#segments) {
      const at = firstFrom(segment.terms, term);
      if (segment.terms[at] === term) return this.#postings(segment, at);
    }
    return undefined;
  }

  /** The terms that begin so, itself among them. */
  *atPrefix(prefix: string): Generator<[term: string, postings: readonly Posting[]]> {
    for (const segment of this.#segments) {
      for (let at = firstFrom(segment.terms, prefix); ; at += 1) {
        const term = segment.terms[at];
        if (!term?.startsWith(prefix)) break;
        yield [term, this.#postings(segment, at)];
      }
    }
  }

  /** The terms that differ from a word in so many letters at most. */
  *alike(
    word: string,
    most: number,
  ): Generator<[term: string, postings: readonly Posting[], distance: number]> {
    this.#tree ??= SearchableMap.from(
      this.#segments.flatMap((segment) =>
        segment.terms.map((term, at): [string, Found] => [term, [segment, at]]),
      ),
    );
    for (const [term, [[segment, at], distance]] of this.#tree.fuzzyGet(word, most))
      yield [term, this.#postings(segment, at), distance];
  }

  #postings({ terms, lines }: Segment, at: number): readonly Posting[] {
    const term = terms[at] ?? '';
    const known = this.#read.get(term);
    if (known) return known;
    const postings = readPostings(lines[at] ?? '');
    this.#read.set(term, postings);
    return postings;
  }
}

/** The place of the first term that is not before a word. */
function firstFrom(terms: readonly string[], word: string): number {
  let from = 0;
  let to = terms.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((terms[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
