import { expect, test } from 'vitest';
import type { SearchEntry } from '../../../renderer/frame/search/search-index.ts';
import type { ResultDetails } from '../../../schema/generated/data.d.ts';
import { indexFiles } from './index-files.ts';
import type { WholeIndex } from './make-index.ts';
import { packPosting } from './packed-posting.ts';

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

const ON_FIRST_PAGE = [packPosting({ page: 0, place: 2, times: 1 })];

/** The first terms of the files of an index, which its first file lists. */
function firstTerms(...terms: string[]): unknown {
  const details = entries(151).map(([, title]): ResultDetails => [title]);
  const files = new Map(
    indexFiles({ pages: entries(151), details, terms: terms.map((term) => [term, ON_FIRST_PAGE]) }),
  );
  const names = [...files.keys()].filter((name) => name.startsWith('terms'));
  expect(names).toEqual(names.map((_, number) => `terms-${number}.json`));
  return JSON.parse(files.get('index.json') ?? '').firstTerms;
}

// Each takes three characters more: a space, the number of the page and the end of its line.
test('terms share a file of 8 KB at most, in the order of the alphabet', () => {
  const [half, other] = ['a'.repeat(4093), 'b'.repeat(4093)];
  expect(firstTerms(half, other)).toEqual([half]);
  expect(firstTerms(half, `${other}b`)).toEqual([half, `${other}b`]);
  expect(firstTerms(half, 'b', other)).toEqual([half, other]);
});

test('a term that is too long for any file has one by itself', () => {
  const long = 'b'.repeat(20_000);
  expect(firstTerms('a', long, 'c')).toEqual(['a', long, 'c']);
  expect(firstTerms()).toEqual([]);
});
