import { expect, test } from 'vitest';
import { detailsFile, filesOf, readPostings, readTerms, writePostings } from './search-index.ts';

test('where a term stands comes back as it was written', () => {
  const postings = [
    { page: 3, place: 1, times: 12 },
    { page: 40, place: 2, times: 1 },
    { page: 41, place: 37, times: 1 },
    { page: 1300, place: 2, times: 40 },
  ];
  expect(writePostings(postings)).toBe('3.1.12 37 1.37 1259.2.40');
  expect(readPostings(writePostings(postings))).toEqual(postings);
});

test('a file has a line for each of its terms', () => {
  expect(readTerms('aws cloud\n0\n3.1.12 41')).toEqual([
    ['aws', '0'],
    ['cloud', '3.1.12 41'],
  ]);
});

test('the details of eight pages are in a file', () => {
  expect([7, 8].map(detailsFile)).toEqual(['details-0.json', 'details-1.json']);
});

const FIRST_TERMS = ['apple', 'cloud', 'company', 'comprise', 'door', '野家'];

test.each([
  ['aaa', []],
  ['a', [0]],
  ['apple', [0]],
  ['bread', [0]],
  ['cobalt', [1]],
  ['com', [1, 2, 3]],
  ['company', [2]],
  ['compare', [2]],
  ['comprise', [3]],
  ['d', [3, 4]],
  ['zebra', [4]],
  ['野家', [5]],
])('the files of what begins with %s', (beginning, files) => {
  expect(filesOf(beginning, FIRST_TERMS)).toEqual(files);
});

test('of a small site there are none', () => {
  expect(filesOf('bread', [])).toEqual([]);
});
