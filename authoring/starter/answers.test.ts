import { expect, test } from 'vitest';
import { readAnswers, defaultAnswers } from './answers.ts';
import { starterLanguages } from './starter-languages.ts';

const GIVEN = {
  name: 'Alder Row',
  language: 'de-AT',
  template: 'shop',
  url: 'https://www.alder.example',
};
const urlOf = (name: string) => readAnswers(defaultAnswers(name)).url;
const read = (changes: Partial<typeof GIVEN>) => readAnswers({ ...GIVEN, ...changes });

test('a site is called like its folder by default, and its address is made of its name', () => {
  expect(defaultAnswers('alder_row-2026')).toEqual({
    name: 'Alder row 2026',
    language: 'en',
    template: 'service',
  });
  expect(defaultAnswers('--').name).toBe('Website');
  expect(urlOf('Über uns')).toBe('https://www.ueber-uns.example');
  expect(urlOf('会社')).toBe('https://www.site.example');
});

test('answers are taken as people write them', () => {
  expect(read({})).toEqual(GIVEN);
  expect(read({ name: '  Alder \n Row ' }).name).toBe('Alder Row');
  expect(read({ url: ' www.alder.example// ' }).url).toBe(GIVEN.url);
  expect(read({ language: 'en' }).language).toBe('en');
  expect(starterLanguages()).toEqual(['de', 'en']);
});

test.each([
  ['Deutsch', 'de'],
  ['german', 'de'],
  [' DE ', 'de'],
  ['de_at', 'de-AT'],
  ['Englisch', 'en'],
  ['ENGLISH', 'en'],
  ['en-gb', 'en-GB'],
])('%s is the language %s', (written, language) => {
  expect(read({ language: written }).language).toBe(language);
});

test.each([
  [{ name: '  ' }, 'A site needs a name.'],
  [{ name: 'Alder {name}' }, 'The name of a site cannot contain {.'],
  [{ name: 'Alder *Row*' }, 'The name of a site cannot contain *.'],
  [
    { language: 'fr' },
    'There is no starter in `fr`. Write de (Deutsch) or en (English), optionally with a region',
  ],
  [{ language: 'deutch' }, 'with a region. Did you mean `deutsch`?'],
  [{ language: 'de-' }, 'de- cannot be the language of a site.'],
  [
    { url: 'https://alder.example/team' },
    'https://alder.example/team cannot be the url of a site.',
  ],
])('%j is refused', (changes, sentence) => {
  expect(() => read(changes)).toThrow(sentence);
});
