import { join } from 'node:path';
import { openSite } from '../../../check/open-site.ts';
import { OPENS_ALL, routesToLookAt } from '../../../test-support/content/routes-to-open.ts';
import { test } from '../support/test.ts';
import { testBakery } from './bakery.ts';
import { testNews } from './bakery-news.ts';
import { testOwnBlock } from './bakery-week.ts';
import { testClinic } from './clinic.ts';
import { testConference } from './conference.ts';
import { testAllPages, testEveryPage } from './every-page.ts';
import { secondSite } from './second-site.ts';

/*
 * Three others by YAML alone: a bakery in German, a clinic in Arabic and English, and a conference. What holds for every
 * page is tested on those that draw all that any page of the site draws. ALL_PAGES=1 opens all pages.
 */

const folderOf = (name: string): string => join(import.meta.dirname, '../../second-site', name);
const routesOf = (name: string): string[] => [...openSite(folderOf(name)).context.routes.keys()];

const NEWS = [
  'apfelernte',
  'brotprobe',
  'fahrradkurier',
  'kinderkurs',
  'lehrstelle',
  'martinsgaense-vorbestellt',
  'neue-muehlsteine',
  'osternest',
  'rohstoffpreise',
  'sommerpause',
  'stollen-ab-sofort',
];

const BAKERY = [
  '/',
  '/brote',
  '/broetchen',
  '/kuchen',
  '/preise',
  '/vorbestellen',
  '/handwerk',
  '/menschen',
  '/backkurse',
  '/aktuelles',
  '/aktuelles/page/2',
  ...NEWS.map((name) => `/aktuelles/${name}`),
  '/filialen',
  '/impressum',
  '/search',
];
/** Those with blocks and options that no page of the others has. */
const CONFERENCE = ['/', '/program', '/workshops/relief', '/speaking/stage'];

// One build a site: the tests of each follow one another.
test.describe('the bakery', () => {
  test.describe.configure({ mode: 'default' });
  const site = secondSite('bakery');
  testAllPages(site, BAKERY);
  // The second page of a list has no file of its own.
  testEveryPage(site, [...routesToLookAt(folderOf('bakery')), '/aktuelles/page/2']);
  testBakery(site, BAKERY);
  testNews(site);
  testOwnBlock(site);
});

test.describe('the clinic', () => {
  test.describe.configure({ mode: 'default' });
  const site = secondSite('clinic');
  testAllPages(site, routesOf('clinic'));
  testEveryPage(site, routesToLookAt(folderOf('clinic')));
  testClinic(site);
});

test.describe('the conference', () => {
  test.describe.configure({ mode: 'default' });
  const site = secondSite('conference');
  testAllPages(site, routesOf('conference'));
  testEveryPage(site, OPENS_ALL ? routesOf('conference') : CONFERENCE);
  testConference(site);
});
