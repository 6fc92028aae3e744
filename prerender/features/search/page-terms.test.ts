import { expect, test } from 'vitest';
import { isIndexedText } from '../../../schema/generated/guards/records.js';
import { pageTerms } from './page-terms.ts';

const text = {
  title: 'Rye',
  description: 'Bread by post',
  keywords: ['loaf'],
  sections: [
    { heading: '', place: '', text: 'Ovens' },
    { heading: 'Bread', place: 'bread', text: 'Rye flour' },
    { heading: 'Post', place: '', text: 'Rye' },
  ],
};

/** Of each term the best place and how many headings and texts have it. */
function countedOn(isHome: boolean) {
  const { terms, places, times } = pageTerms(text, { isHome, language: 'en' });
  return Object.fromEntries(terms.split(' ').map((term, at) => [term, [places[at], times[at]]]));
}

test('a heading has an odd place and the text below it the next one; the title stands before all', () => {
  expect(countedOn(false)).toEqual({
    rye: [1, 3],
    loaf: [1, 1],
    bread: [3, 2],
    post: [5, 2],
    by: [2, 1],
    ovens: [2, 1],
    flour: [4, 1],
  });
});

test('the title of the home page is a text', () => {
  expect(countedOn(true)).toMatchObject({ rye: [2, 3], loaf: [2, 1], bread: [3, 2] });
});

test('what is shown of a page stands beside its terms', () => {
  const { title, words, details } = pageTerms(text, { isHome: false, language: 'en' });
  expect({ title, words, details }).toEqual({
    title: 'Rye',
    words: 11,
    details: ['Bread by post', ['Bread', 'bread'], ['Post', '']],
  });
});

test('what comes out of the cache is looked at', () => {
  const terms = pageTerms(text, { isHome: false, language: 'en' });
  expect(isIndexedText(terms)).toBe(true);
  for (const field of ['title', 'words', 'terms', 'details', 'places', 'times'])
    expect(isIndexedText({ ...terms, [field]: undefined }), field).toBe(false);
  expect(isIndexedText(null)).toBe(false);
});
