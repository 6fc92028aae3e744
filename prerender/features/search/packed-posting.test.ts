import { expect, test } from 'vitest';
import { packPosting, unpackPosting } from './packed-posting.ts';

test.each([
  { page: 0, place: 0, times: 1 },
  { page: 2_000_000, place: 65_535, times: 65_535 },
])('a posting comes back as it was packed', (posting) => {
  expect(unpackPosting(packPosting(posting))).toEqual(posting);
});

test('a page with more headings than can be told apart is found all the same', () => {
  expect(unpackPosting(packPosting({ page: 1, place: 70_000, times: 80_000 }))).toEqual({
    page: 1,
    place: 65_535,
    times: 65_535,
  });
});
