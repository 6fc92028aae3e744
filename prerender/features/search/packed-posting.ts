import type { Posting } from '../../../renderer/frame/search/search-index.ts';

/** So many places can be told apart on a page, and so many times; with two of them a number has room for 2 million pages. */
const VALUES = 2 ** 16;

/** A posting as one number: 10,000 pages have three million, which take 120 MB more as three numbers each. */
export function packPosting({ page, place, times }: Posting): number {
  return (page * VALUES + Math.min(place, VALUES - 1)) * VALUES + Math.min(times, VALUES - 1);
}

export function unpackPosting(packed: number): Posting {
  const rest = Math.floor(packed / VALUES);
  return { page: Math.floor(rest / VALUES), place: rest % VALUES, times: packed % VALUES };
}
