import {
  beginningOf,
  DETAILS_IN_FILE,
  detailsFile,
  LETTERS,
  type SearchIndex,
  shardFile,
  SMALL_SITE,
  type TermLines,
  writeTerms,
} from '../../../renderer/frame/search/search-index.ts';
import type { WholeIndex } from './make-index.ts';

/**
 * The files of an index, each with its name: one of a small site, else one to begin with and those that a search asks
 * for. One after another, so that those of a large site are not held all at once.
 */
export function* indexFiles({
  pages,
  details,
  terms,
}: WholeIndex): Generator<[name: string, text: string]> {
  if (pages.length <= SMALL_SITE) {
    const whole: SearchIndex = { pages, details, terms: writeTerms(terms) };
    yield ['index.json', JSON.stringify(whole)];
    return;
  }
  const names: string[] = [];
  for (const [shard, text] of shardsOf(terms, LETTERS)) {
    names.push(shard);
    yield [shardFile(shard), JSON.stringify(text)];
  }
  for (let page = 0; page < pages.length; page += DETAILS_IN_FILE) {
    const some = details.slice(page, page + DETAILS_IN_FILE);
    yield [detailsFile(page), JSON.stringify(some)];
  }
  const first: SearchIndex = { pages, shards: names };
  yield ['index.json', JSON.stringify(first)];
}

/** Characters in a file of terms at most, but for one with a single term: 5 KB on the wire. */
const LARGEST = 16 * 1024;

/** Terms by their first letters, by more of them where so many terms begin alike that their file would be too large. */
function* shardsOf(
  terms: WholeIndex['terms'],
  letters: number,
): Generator<[shard: string, text: TermLines]> {
  const groups = new Map<string, WholeIndex['terms']>();
  for (const entry of terms) {
    const beginning = beginningOf(entry[0], letters);
    const known = groups.get(beginning);
    if (known) known.push(entry);
    else groups.set(beginning, [entry]);
  }
  for (const [beginning, some] of groups) {
    const text = writeTerms(some);
    if (text.length > LARGEST && some.length > 1) yield* shardsOf(some, letters + 1);
    else yield [beginning, text];
  }
}
