import { expect, test } from 'vitest';
import type { Page } from '../../../schema/generated/content.d.ts';
import {
  contextOf,
  headOf,
  schemas,
  SITE,
} from '../../../test-support/content/page-data-context.ts';
import { cardUrl } from '../../share-cards/card-url.ts';
import { pageData } from './page-data.ts';

test('a page says its address, its other languages, its picture and its last change', () => {
  expect(headOf({ description: 'Who we are.' })).toEqual({
    title: 'Team | Alder Row',
    description: 'Who we are.',
    canonical: `${SITE}/team`,
    alternates: [
      { language: 'en', href: `${SITE}/team` },
      { language: 'de', href: `${SITE}/de/team` },
    ],
    image: `${SITE}/media/share.png`,
    imageAlt: 'A row of alders',
    modified: '2026-03-01',
  });
});

test('a title that names the site is not given its name again; no description is an empty one', () => {
  expect(headOf({ title: 'Alder Row, at home' })).toMatchObject({
    title: 'Alder Row, at home',
    description: '',
  });
});

test('a page with a picture of its own has the words of its own', () => {
  const own = { shareImage: 'own.svg', shareImageAlt: 'A roof' };
  const image = `${SITE}/media/own.png`;
  expect(headOf(own)).toMatchObject({ image, imageAlt: 'A roof' });
  expect(headOf({ shareImage: 'own.svg' })).not.toHaveProperty('imageAlt');
  expect(headOf({ shareImage: 'gone.svg', shareImageAlt: 'A roof' })).toMatchObject({
    image: undefined,
  });
});

test('a picture that is drawn says the title', () => {
  const image = SITE + cardUrl('key', 'Team');
  expect(headOf({ shareImage: 'drawn' })).toMatchObject({ image, imageAlt: 'Team' });
  expect(headOf({}, contextOf({ shareImage: 'drawn' }))).toMatchObject({ image, imageAlt: 'Team' });
  expect(headOf({ shareImage: 'drawn' }, contextOf({}, { cards: {} })).image).toBeUndefined();
});

test('a page that search engines are not to find says so, and nothing of its languages', () => {
  const hidden = headOf({ noindex: true });
  expect(hidden).toMatchObject({ noindex: true, canonical: `${SITE}/team` });
  expect(hidden).not.toHaveProperty('alternates');
  expect(headOf({})).not.toHaveProperty('noindex');
  expect(headOf({ noindex: false })).not.toHaveProperty('noindex');
});

test('a page that is found elsewhere names that address alone', () => {
  const head = headOf({ canonical: 'https://other.example/team' });
  expect(head.canonical).toBe('https://other.example/team');
  expect(head).not.toHaveProperty('alternates');
  expect(head).not.toHaveProperty('noindex');
});

test('what stands in for a missing translation is in the main language, and not to be found there', () => {
  const german = contextOf({ language: 'de', shareImage: 'drawn' });
  const page: Page = { title: 'About', blocks: [] };
  const data = pageData({ route: '/de/about', page }, german, schemas);
  expect(data.head).toMatchObject({
    canonical: `${SITE}/about`,
    noindex: true,
    image: SITE + cardUrl('key', 'About'),
  });
  expect(data.head).not.toHaveProperty('alternates');
  expect(data).toMatchObject({
    language: 'de',
    fallback: { lang: 'en', dir: 'ltr' },
    ways: { en: '/about', de: '/de/about' },
  });
});

test('a page in one language alone names itself, on a site in several; on a site in one, nothing is said', () => {
  expect(headOf({}, contextOf(), '/about').alternates).toEqual([
    { language: 'en', href: `${SITE}/about` },
  ]);
  const alone = contextOf(
    {},
    {
      languages: {
        main: 'en',
        languages: ['en'],
        pages: { '/team': { en: '/team' } },
        fallbacks: {},
      },
    },
  );
  const data = pageData({ route: '/team', page: { title: 'Team', blocks: [] } }, alone, schemas);
  expect(data.head.alternates).toBeUndefined();
  expect(data).not.toHaveProperty('ways');
  expect(data).not.toHaveProperty('language');
  expect(data).not.toHaveProperty('fallback');
});
