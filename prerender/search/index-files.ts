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
} from '../../renderer/frame/search/search-index.ts';
import type { WholeIndex } from './make-index.ts';

/** The files of an index by name: one of a small site, else one to begin with and those that a search asks for. */
export function indexFiles({ pages, details, terms }: WholeIndex): Map<string, string> {
  if (pages.length <= SMALL_SITE) {
    const whole: SearchIndex = { pages, details, terms: writeTerms(terms) };
    return new Map([['index.json', JSON.stringify(whole)]]);
  }
  const shards = shardsOf(terms, LETTERS);
  const first: SearchIndex = { pages, shards: shards.map(([shard]) => shard) };
  const files = new Map([['index.json', JSON.stringify(first)]]);
  for (const [shard, text] of shards) files.set(shardFile(shard), JSON.stringify(text));
  for (let page = 0; page < pages.length; page += DETAILS_IN_FILE) {
    const some = details.slice(page, page + DETAILS_IN_FILE);
    files.set(detailsFile(page), JSON.stringify(some));
  }
  return files;
}

/** Characters in a file of terms at most, but for one with a single term: 5 KB on the wire. */
const LARGEST = 16 * 1024;

/** Terms by their first letters, by more of them where so many terms begin alike that their file would be too large. */
function shardsOf(terms: WholeIndex['terms'], letters: number): [shard: string, text: TermLines][] {
  const groups = new Map<string, WholeIndex['terms']>();
  for (const entry of terms) {
    const beginning = beginningOf(entry[0], letters);
    const known = groups.get(beginning);
    if (known) known.push(entry);
    else groups.set(beginning, [entry]);
  }
  return [...groups].flatMap(([beginning, some]): [string, TermLines][] => {
    const text = writeTerms(some);
    return text.length > LARGEST && some.length > 1
      ? shardsOf(some, letters + 1)
      : [[beginning, text]];
  });
}
