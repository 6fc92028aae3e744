import { expect, test } from 'vitest';
import {
  beginningOf,
  detailsFile,
  packPosting,
  shardFile,
  shardOf,
  writeTerms,
} from './search-index.ts';
import { readTerms } from '../../../test-support/read-terms.ts';

const packed = (page: number, place: number, times: number) => packPosting({ page, place, times });

test('terms and where they stand come back as they were written', () => {
  const lines = writeTerms([
    ['aws', [packed(0, 2, 1)]],
    ['cloud', [packed(3, 1, 12), packed(40, 2, 1), packed(41, 37, 1), packed(1300, 2, 40)]],
  ]);
  expect(lines).toBe('aws cloud\n0\n3.1.c 11 1.11 yz.2.14');
  expect(readTerms(lines)).toEqual([
    ['aws', [{ page: 0, place: 2, times: 1 }]],
    [
      'cloud',
      [
        { page: 3, place: 1, times: 12 },
        { page: 40, place: 2, times: 1 },
        { page: 41, place: 37, times: 1 },
        { page: 1300, place: 2, times: 40 },
      ],
    ],
  ]);
});

test('a page with more headings than can be told apart is found all the same', () => {
  const lines = writeTerms([['cloud', [packed(1, 70_000, 80_000), packed(2_000_000, 4, 1)]]]);
  expect(readTerms(lines)).toEqual([
    [
      'cloud',
      [
        { page: 1, place: 65_535, times: 65_535 },
        { page: 2_000_000, place: 4, times: 1 },
      ],
    ],
  ]);
});

test('the files of a large index are named in plain letters', () => {
  expect(shardFile('cl')).toBe('terms-63-6c.json');
  expect(shardFile('a')).toBe('terms-61.json');
  expect(shardFile(beginningOf('𠮷野家', 2))).toBe('terms-20bb7-91ce.json');
  expect(detailsFile(7)).toBe('details-0.json');
  expect(detailsFile(8)).toBe('details-1.json');
});

test.each([
  ['cloud', 'cl'],
  ['company', 'com'],
  ['cobalt', 'co'],
  ['co', 'co'],
  ['c', undefined],
  ['d', 'd'],
  ['door', 'd'],
  ['zebra', undefined],
  ['𠮷野家', '𠮷野'],
])('the term %s is in the file of those that begin with %s', (term, shard) => {
  expect(shardOf(term, new Set(['cl', 'co', 'com', 'con', 'd', '𠮷野']))).toBe(shard);
});
