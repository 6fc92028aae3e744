import { expect, test } from 'vitest';
import { readAnswers, usualAnswers } from './answers.ts';
import { starterLanguages } from './starter-languages.ts';

const GIVEN = { name: 'Alder Row', language: 'de-AT', url: 'https://www.alder.example' };
const read = (changes: Partial<typeof GIVEN>) => readAnswers({ ...GIVEN, ...changes });

test('who answers nothing gets a site that is called like its folder', () => {
  expect(usualAnswers('alder_row-2026')).toEqual({
    name: 'Alder row 2026',
    language: 'en',
    url: 'https://www.alder-row-2026.example',
  });
  expect(usualAnswers('--').name).toBe('Website');
  expect(usualAnswers('Über uns')).toMatchObject({
    name: 'Über uns',
    url: 'https://www.ber-uns.example',
  });
  expect(usualAnswers('会社').url).toBe('https://www.site.example');
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
  [{ name: 'Alder {name}' }, 'The name of a site cannot hold {.'],
  [{ name: 'Alder *Row*' }, 'The name of a site cannot hold *.'],
  [
    { language: 'fr' },
    'There is no starter in `fr`. Write de (Deutsch) or en (English), with a region',
  ],
  [{ language: 'deutch' }, 'if you like. Did you mean `deutsch`?'],
  [{ language: 'de-' }, 'de- cannot be the language of a site.'],
  [
    { url: 'https://alder.example/team' },
    'https://alder.example/team cannot be the url of a site.',
  ],
])('%j is refused', (changes, sentence) => {
  expect(() => read(changes)).toThrow(sentence);
});
