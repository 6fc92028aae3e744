import { expect, test } from 'vitest';
import type { LanguagePlan } from '../../check/model/plan.ts';
import { parseYamlFile } from '../../check/yaml/parse-yaml.ts';
import { SourceText } from '../../check/diagnostics/source-text.ts';
import { keepPair, renameInLanguages } from './rename-in-languages.ts';

const PLAN: LanguagePlan = {
  main: 'en',
  languages: ['en', 'de', 'pt-BR'],
  pages: {
    '/team': { en: '/team', de: '/de/mannschaft' },
    '/de/mannschaft': { en: '/team', de: '/de/mannschaft' },
    '/de/nur-hier': { de: '/de/nur-hier' },
  },
  fallbacks: { '/pt-br/team': '/team' },
};

const paired = (file: string, translation: string, renamed: object) => ({
  file,
  translation,
  renamed,
});

test('an original keeps its translations, and takes along where it stands in for one', () => {
  expect(renameInLanguages(PLAN, { from: '/team', to: '/people' })).toEqual({
    moves: [{ from: '/pt-br/team', to: '/pt-br/people' }],
    pairings: [
      paired('site.de.yaml', '/de/mannschaft', {
        translation: '/de/mannschaft',
        original: '/people',
      }),
    ],
  });
});

test('a page without a translation stands in for all of them', () => {
  expect(renameInLanguages(PLAN, { from: '/roofs', to: '/a/roofs' })).toEqual({
    moves: [
      { from: '/de/roofs', to: '/de/a/roofs' },
      { from: '/pt-br/roofs', to: '/pt-br/a/roofs' },
    ],
    pairings: [],
  });
});

test('a translation keeps its original, if it has one', () => {
  expect(renameInLanguages(PLAN, { from: '/de/mannschaft', to: '/de/leute' })).toEqual({
    moves: [],
    pairings: [
      paired('site.de.yaml', '/de/mannschaft', { translation: '/de/leute', original: '/team' }),
    ],
  });
  expect(renameInLanguages(PLAN, { from: '/de/nur-hier', to: '/de/da' })).toEqual({
    moves: [],
    pairings: [],
  });
});

test.each([
  ['/team', '/de/team', '/team is in en, but /de/team would be in another language.'],
  ['/de/team', '/team', '/de/team is in de, but /team would be in another language.'],
])('%s cannot become %s', (from, to, sentence) => {
  expect(() => renameInLanguages(PLAN, { from, to })).toThrow(sentence);
});

/** What site.de.yaml says once a translation and its original have these addresses. */
function kept(text: string, translation: string, original: string): string {
  const read = parseYamlFile('site.de.yaml', new SourceText(text));
  const yaml = 'yaml' in read && text !== '' ? read.yaml : undefined;
  const renamed = { translation, original };
  return keepPair(PLAN, yaml, { file: 'site.de.yaml', translation: '/de/mannschaft', renamed });
}

test('what is said of a translation is said of its new address', () => {
  expect(kept('translations: { /de/mannschaft: /team } # one\n', '/de/leute', '/team')).toBe(
    'translations: { /de/leute: /team } # one\n',
  );
  expect(kept('name: A\ntranslations:\n  /de/x: /y\n', '/de/leute', '/team')).toBe(
    'name: A\ntranslations:\n  /de/x: /y\n  /de/leute: /team\n',
  );
});

test('nothing is said of one whose address says it, and no file is begun for it', () => {
  expect(kept('name: A\n', '/de/team', '/team')).toBe('name: A\n');
  expect(kept('', '/de/team', '/team')).toBe('');
  expect(kept('', '/de/leute', '/team')).toMatch(
    /^# .+\ntranslations:\n {2}\/de\/leute: \/team\n$/,
  );
});
