import {
  DETAILS_IN_FILE,
  detailsFile,
  type SearchIndex,
  shardFile,
  shardOf,
  SMALL_SITE,
  writeTerms,
} from '../../renderer/frame/search/search-index.ts';
import type { WholeIndex } from './make-index.ts';

/** The files of an index by name: one of a small site, else one to begin with and those that a search asks for. */
export function indexFiles({ pages, details, terms }: WholeIndex): Map<string, string> {
  if (pages.length <= SMALL_SITE) {
    const whole: SearchIndex = { pages, details, terms: writeTerms(terms) };
    return new Map([['index.json', JSON.stringify(whole)]]);
  }
  const shards = new Map<string, WholeIndex['terms']>();
  for (const entry of terms) {
    const shard = shardOf(entry[0]);
    const known = shards.get(shard);
    if (known) known.push(entry);
    else shards.set(shard, [entry]);
  }
  const first: SearchIndex = { pages, shards: [...shards.keys()] };
  const files = new Map([['index.json', JSON.stringify(first)]]);
  for (const [shard, some] of shards) files.set(shardFile(shard), JSON.stringify(writeTerms(some)));
  for (let page = 0; page < pages.length; page += DETAILS_IN_FILE) {
    const some = details.slice(page, page + DETAILS_IN_FILE);
    files.set(detailsFile(page), JSON.stringify(some));
  }
  return files;
}
