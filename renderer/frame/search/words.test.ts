import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const terms = (text: string, language = 'en') => wordsOf(text, language).map(({ term }) => term);

test('words are letters and digits, in small letters and without accents', () => {
  expect(terms('Alderton’s CPQ: 24/7, naïve “Café” – Łódź, Ærø')).toEqual([
    'alderton',
    's',
    'cpq',
    '24',
    '7',
    'naive',
    'cafe',
    'lodz',
    'aero',
  ]);
});

test('in German ü is u and ue, and ß is ss', () => {
  const wanted = ['brotchen', 'grusse'];
  expect(terms('Brötchen, Grüße', 'de')).toEqual(wanted);
  expect(terms('Broetchen Gruesse', 'de-AT')).toEqual(wanted);
  expect(terms('Brotchen Grusse', 'de')).toEqual(wanted);
  expect(terms('blue', 'en')).toEqual(['blue']);
});

test('Arabic words are found without vowels, forms of one letter and the article', () => {
  expect(terms('الأُسرة أسرة اسره', 'ar')).toEqual(['اسره', 'اسره', 'اسره']);
  expect(terms('مستشفى، مـستشفي', 'ar')).toEqual(['مستشفي', 'مستشفي']);
});

test('the marks of Hindi letters belong to their words', () => {
  expect(terms('सेवाएँ और क़ीमतें', 'hi')).toEqual(['सेवाएँ', 'और', 'कीमतें']);
});

test('where no spaces stand between words, each two letters are one, at their place', () => {
  expect(wordsOf('AWS 会社概要', 'ja')).toEqual([
    { term: 'aws', start: 0, end: 3 },
    { term: '会社', start: 4, end: 6 },
    { term: '社概', start: 5, end: 7 },
    { term: '概要', start: 6, end: 8 },
  ]);
  expect(terms('検索', 'ja')).toEqual(['検索']);
});
