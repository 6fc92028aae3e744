import { expect, test } from 'vitest';
import { checkLanguages } from './languages.ts';

const found = (site: unknown) =>
  checkLanguages({ data: site }).map(({ id, path, message }) => [id, path, message]);

test('languages are told by tags, and that of the site is one of them', () => {
  expect(found({ language: 'de' })).toEqual([]);
  expect(found({ language: 'de', languages: [] })).toEqual([]);
  expect(found({ language: 'de', languages: ['de', 'pt-BR'] })).toEqual([]);
  expect(found({ language: 'de', languages: ['en', 'fr'] })).toEqual([
    [
      'field-conflict',
      ['languages'],
      '`languages` does not list `de`, the main language of the site.',
    ],
  ]);
});

test('a tag that no language has is told where it stands', () => {
  expect(found({ language: 'de-de-de', languages: ['de-de-de', 'de', 'en-GB-US'] })).toEqual([
    ['wrong-form', ['language'], '`de-de-de` is not a language tag.'],
    ['wrong-form', ['languages', 0], '`de-de-de` is not a language tag.'],
    ['wrong-form', ['languages', 2], '`en-GB-US` is not a language tag.'],
  ]);
});

test('of what is no text, or has no form of a tag, the schema tells', () => {
  expect(found({ language: 7, languages: ['de', 7, 'German!'] })).toEqual([]);
  expect(found({ language: 'de', languages: 'en' })).toEqual([]);
  expect(found('text')).toEqual([]);
});
