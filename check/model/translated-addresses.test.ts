import { expect, test } from 'vitest';
import { listedTranslationsOf, translationsOf, waysToLanguages } from './translated-addresses.ts';
import { planLanguages } from './plan.ts';

const routes = ['/', '/team', '/de', '/de/mannschaft', '/de/nur'];
const plan = planLanguages(
  { language: 'en', languages: ['en', 'de', 'pt-BR'] },
  new Map([['de', { translations: { '/de/mannschaft': '/team' } }]]),
  new Map(routes.map((route) => [route, `pages${route === '/' ? '/index' : route}.yaml`])),
);

test('a page is known by its addresses in every language that it is in', () => {
  expect(translationsOf(plan, '/de/mannschaft')).toEqual({ en: '/team', de: '/de/mannschaft' });
  expect(translationsOf(plan, '/nowhere')).toEqual({});
});

test('search engines do not learn of those that they are to leave out', () => {
  const TEAM = [
    ['en', '/team'],
    ['de', '/de/mannschaft'],
  ];
  expect(listedTranslationsOf(plan, '/team')).toEqual(TEAM);
  expect(listedTranslationsOf({ ...plan, unlisted: ['/de/mannschaft'] }, '/team')).toEqual(
    TEAM.slice(0, 1),
  );
});

test('who wants to read a page in another language is led to it, or to what stands in for it', () => {
  const ways = { en: '/team', de: '/de/mannschaft', 'pt-BR': '/pt-br/team' };
  expect(waysToLanguages(plan, '/team')).toEqual(ways);
  expect(waysToLanguages(plan, '/pt-br/team')).toEqual(ways);
  expect(waysToLanguages(plan, '/de/nur')).toEqual({ en: '/', de: '/de/nur', 'pt-BR': '/pt-br' });
});
