import {
  type Posting,
  readPostings,
  splitTerms,
  type TermLines,
} from '../renderer/frame/search/search-index.ts';

/** All terms of a file of the index of a search, and where they stand. */
export function readTerms(file: TermLines): [term: string, postings: Posting[]][] {
  const { terms, lines } = splitTerms(file);
  return terms.map((term, at) => [term, readPostings(lines[at] ?? '')]);
}
