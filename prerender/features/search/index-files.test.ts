import { expect, test } from 'vitest';
import {
  type ResultDetails,
  shardFile,
  type SearchEntry,
  writeTerms,
} from '../../../renderer/frame/search/search-index.ts';
import { indexFiles } from './index-files.ts';
import type { WholeIndex } from './make-index.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, n): SearchEntry => [`/${n}`, `Page ${n}`, 1]);

/** The names of the files of an index of some pages. */
function namesOf(count: number, terms: WholeIndex['terms'] = []): string[] {
  const details = entries(count).map(([, title]): ResultDetails => [title]);
  return Array.from(indexFiles({ pages: entries(count), details, terms }), ([name]) => name);
}

test('up to 150 pages an index is one file', () => {
  expect(namesOf(150)).toEqual(['index.json']);
  expect(namesOf(151)).toHaveLength(1 + 19);
  expect(namesOf(151).at(-1)).toBe('index.json');
});

const ofDetails = (count: number) => namesOf(count).filter((name) => name.startsWith('details'));

test('the details of eight pages are in a file', () => {
  expect(ofDetails(152)).toHaveLength(19);
  expect(ofDetails(153)).toHaveLength(20);
});

/** Terms that begin alike, so long that a file of them has this many characters. */
function termsOf(
  length: number,
  ...begins: [first: string, ...others: string[]]
): WholeIndex['terms'] {
  const [first, ...others] = begins.map((term): WholeIndex['terms'][number] => [term, [0]]);
  if (!first) return [];
  const more = length - writeTerms([first, ...others]).length;
  return [[`${first[0]}${'x'.repeat(more)}`, first[1]], ...others];
}

const shards = (terms: WholeIndex['terms']) =>
  namesOf(151, terms).filter((name) => name.startsWith('terms'));

test('terms that begin with the same two letters share a file of 16 KB at most', () => {
  expect(shards(termsOf(16_384, 'coa', 'cob'))).toEqual([shardFile('co')]);
  expect(shards(termsOf(16_385, 'coa', 'cob'))).toEqual([shardFile('coa'), shardFile('cob')]);
  expect(shards(termsOf(16_385, 'co', 'cob'))).toEqual([shardFile('cox'), shardFile('cob')]);
});

test('a term that is too long for any file has one by itself', () => {
  expect(shards(termsOf(20_000, 'coa'))).toEqual([shardFile('co')]);
});
