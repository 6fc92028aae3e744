import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPage } from './check-page.ts';
import { openSite } from './open-site.ts';

const goodSite = join(import.meta.dirname, '../tests/bad-content/good-site');
const HERO = 'blocks:\n  - { type: hero, title: Team }\n';
const DESCRIPTION =
  'description: One sentence that says what is on this page, long enough to be of use.\n';

/** The messages about a page, without where. */
function found(text: string, file = 'pages/new.yaml') {
  const { context } = openSite(goodSite, { unsaved: new Map([[file, text]]) });
  const { problems, page } = checkPage(context, file);
  return { ids: problems.map(({ id }) => id), isPage: page !== undefined, problems, page };
}

test('a page without mistakes has its defaults filled in', () => {
  const { ids, page } = found(`title: Team\n${DESCRIPTION}${HERO}`);
  expect(ids).toEqual([]);
  expect(page).toMatchObject({ title: 'Team', blocks: [{ type: 'hero', title: 'Team' }] });
});

const ofLength = (length: number) =>
  found(`title: ${'Team '.repeat(12).slice(0, length - 1)}s\n${DESCRIPTION}${HERO}`);

test('search engines cut a title after 60 characters', () => {
  expect(ofLength(60).ids).toEqual([]);
  const { problems, isPage } = ofLength(61);
  expect(problems.map(({ id, path, message }) => [id, path, message])).toEqual([
    [
      'long-title',
      ['title'],
      'The title has 61 characters; search engines cut titles after about 60.',
    ],
  ]);
  expect(isPage).toBe(true);
});

test('a description is missed, but not where it is misspelt', () => {
  expect(found(`title: Team\n${HERO}`).ids).toEqual(['missing-description']);
  expect(found(`title: Team\n${DESCRIPTION.replace('ript', 'rpit')}${HERO}`).ids).toEqual([
    'unknown-field',
  ]);
});

test('a page with an error is none, but what it names is known', () => {
  const { ids, isPage } = found(`title: Team\n${DESCRIPTION}${HERO.replace('title', 'tilte')}`);
  expect(ids).toEqual(['unknown-field']);
  expect(isPage).toBe(false);
});

const withField = (field: string) =>
  `title: Team\n${DESCRIPTION}blocks:\n  - { type: hero, title: Team, text: 'See [us](#air).' }\n  - type: card-grid\n    heading: Cards\n    cards: [{ icon: wind, title: Air, text: Words, ${field} }]\n`;

test('a place that a mistake may hide is not missed', () => {
  expect(found(withField('tone: calm')).ids).toEqual(['broken-fragment']);
  expect(found(withField('slugg: air')).ids).toEqual(['unknown-field']);
  expect(found(withField('tone: loud')).ids).toEqual(['wrong-value', 'broken-fragment']);
});

test('a page that cannot be read says only that', () => {
  expect(found('title: [').ids).toHaveLength(1);
  expect(found('', 'pages/empty.yaml').ids).toEqual(['file-empty']);
});
