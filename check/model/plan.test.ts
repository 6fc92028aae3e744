import { expect, test } from 'vitest';
import { homeOf, languageOf, planLanguages } from './plan.ts';

const routesOf = (...routes: string[]) =>
  new Map(routes.map((route) => [route, `pages${route === '/' ? '/index' : route}.yaml`]));

const site = { language: 'en', languages: ['en', 'de', 'pt-BR'] };

test('pages of the same name are the same page, in whatever language', () => {
  const { pages } = planLanguages(site, new Map(), routesOf('/', '/team', '/de', '/de/team'));
  expect(pages['/team']).toEqual({ en: '/team', de: '/de/team' });
  expect(pages['/de/team']).toBe(pages['/team']);
  expect(pages['/']).toEqual({ en: '/', de: '/de' });
});

test('a page with an address of its own says whose translation it is', () => {
  const local = new Map([['de', { translations: { '/de/mannschaft': '/team' } }]]);
  const plan = planLanguages(site, local, routesOf('/', '/team', '/de/mannschaft'));
  expect(plan.pages['/team']).toEqual({ en: '/team', de: '/de/mannschaft' });
  expect(plan.fallbacks).not.toHaveProperty(['/de/team']);
});

test('the original stands in for what is missing, and never the other way round', () => {
  const { pages, fallbacks } = planLanguages(site, new Map(), routesOf('/', '/team', '/de/nur'));
  expect(fallbacks).toEqual({
    '/de': '/',
    '/de/team': '/team',
    '/pt-br': '/',
    '/pt-br/team': '/team',
  });
  expect(pages['/de/nur']).toEqual({ de: '/de/nur' });
});

test('one language needs no plan', () => {
  expect(planLanguages({ language: 'de' }, new Map(), routesOf('/', '/team'))).toEqual({
    main: 'de',
    languages: ['de'],
    pages: {},
    fallbacks: {},
  });
});

test('the folder tells the language', () => {
  const plan = planLanguages(site, new Map(), routesOf('/'));
  const routes = ['/', '/team', '/de', '/de/team', '/pt-br/team', '/deal'];
  expect(routes.map((route) => languageOf(plan, route))).toEqual([
    'en',
    'en',
    'de',
    'de',
    'pt-BR',
    'en',
  ]);
  expect(homeOf(plan, 'pt-BR')).toBe('/pt-br');
  expect(homeOf(plan, 'en')).toBe('/');
});
