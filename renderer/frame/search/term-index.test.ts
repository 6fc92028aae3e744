import { expect, test } from 'vitest';
import { TermIndex } from './term-index.ts';

const terms = new TermIndex();
// Two files, of which the second begins before the first, as those of a large site come.
terms.add('salamander salat salz\n1.3\n0\n2 1');
terms.add('brot brötchen\n4\n5');

const placesOf = (found: Iterable<readonly [string, ...unknown[]]>) =>
  Array.from(found, ([term]) => term);

test('a term is found in whichever file it is, with where it stands', () => {
  expect(terms.get('salz')).toEqual([
    { page: 2, place: 2, times: 1 },
    { page: 3, place: 2, times: 1 },
  ]);
  expect(terms.get('brötchen')).toEqual([{ page: 5, place: 2, times: 1 }]);
  for (const word of ['', 'a', 'sal', 'salzig', 'zzz']) expect(terms.get(word)).toBeUndefined();
});

test('terms that begin so are found, and no others', () => {
  expect(placesOf(terms.atPrefix('sal'))).toEqual(['salamander', 'salat', 'salz']);
  expect(placesOf(terms.atPrefix('salam'))).toEqual(['salamander']);
  expect(placesOf(terms.atPrefix('br'))).toEqual(['brot', 'brötchen']);
  expect(placesOf(terms.atPrefix('saz'))).toEqual([]);
});

test('terms that are alike are found, also those of a file that came later', () => {
  expect([...terms.alike('salmander', 2)]).toEqual([
    ['salamander', [{ page: 1, place: 3, times: 1 }], 1],
  ]);
  terms.add('zug\n9');
  expect(placesOf(terms.alike('zuk', 1))).toEqual(['zug']);
});
