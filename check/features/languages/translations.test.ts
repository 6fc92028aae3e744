import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import type { PageResult } from '../../model/page-result.ts';
import { planLanguages } from '../../model/plan.ts';
import { findTranslationWarnings } from './translations.ts';

/** The messages about pages, each with the version that it was translated from. */
function found(pages: Record<string, string | undefined>, further = ['de', 'pt-BR']) {
  const files = Object.keys(pages).map((name) => `pages/${name}.yaml`);
  const routes = Object.keys(pages).map((name, at) => [`/${name}`, files[at] ?? ''] as const);
  const site = { language: 'en', languages: further.length > 0 ? ['en', ...further] : [] };
  const languages = planLanguages(site, new Map(), new Map(routes));
  const results = Object.values(pages).map((translatedFrom, at): PageResult => ({
    file: files[at] ?? '',
    digest: `digest-${at}`,
    problems: [],
    index: {
      ...emptyIndex,
      version: `version-${at}`,
      ...(translatedFrom !== undefined && { translatedFrom }),
    },
  }));
  return findTranslationWarnings({ languages, pages: results }).map(
    ({ id, file, message, suggestion }) => [id, file, message, suggestion],
  );
}

test('a page that is in every language, in its present version, has nothing to add', () => {
  expect(found({ team: undefined, 'de/team': 'version-0', 'pt-br/team': 'version-0' })).toEqual([]);
  expect(found({ team: undefined }, [])).toEqual([]);
});

test('languages that a page is not in are told of the original', () => {
  expect(found({ team: undefined })).toEqual([
    [
      'untranslated',
      'pages/team.yaml',
      'This page is not translated to de, pt-BR yet: visitors see it in en there, with a notice.',
      'Write pages/de/team.yaml and pages/pt-br/team.yaml.',
    ],
  ]);
});

test('an older version is told of the translation, and one without original needs none', () => {
  expect(found({ team: undefined, 'de/team': 'version-9', 'de/nur': undefined }, ['de'])).toEqual([
    [
      'outdated-translation',
      'pages/de/team.yaml',
      'pages/team.yaml has changed since this page was translated from it.',
      'Translate the change, then run `npm run translated -- pages/de/team.yaml`.',
    ],
  ]);
});
