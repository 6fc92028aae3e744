import { expect, test } from 'vitest';
import { planLanguages } from '../../check/model/plan.ts';
import { fallbackPages } from './fallback-pages.ts';

const plan = planLanguages({ language: 'en' }, new Map(), new Map());
const pages = ['pages/index.yaml', 'pages/team.yaml'].map((file) => ({
  file,
  digest: file,
  problems: [],
}));

test('an original stands once more at the address of each translation that is missing', () => {
  const fallbacks = { '/de/team': '/team', '/fr/team': '/team', '/de/gone': '/gone' };
  expect(fallbackPages({ ...plan, fallbacks }, pages)).toEqual(
    ['pages/de/team.yaml', 'pages/fr/team.yaml'].map((file) => ({
      file,
      digest: 'pages/team.yaml',
      problems: [],
      source: 'pages/team.yaml',
    })),
  );
  expect(fallbackPages({ ...plan, fallbacks: { '/de/team': '/team' } }, pages)).toHaveLength(1);
  expect(fallbackPages(plan, pages)).toEqual([]);
});
