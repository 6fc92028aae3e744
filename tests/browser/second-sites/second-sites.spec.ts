import { test } from '../support/test.ts';
import { testBakery } from './bakery.ts';
import { testNews } from './bakery-news.ts';
import { testOwnBlock } from './bakery-week.ts';
import { testClinic } from './clinic.ts';
import { testConference } from './conference.ts';
import { testEveryPage } from './every-page.ts';
import { secondSite } from './second-site.ts';

/* Three others by YAML alone: a bakery in German, a clinic in Arabic and English, and a conference. */

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

/** All news are drawn alike: the first and the last stand for them. */
const ALIKE = new Set(NEWS.slice(1, -1).map((name) => `/aktuelles/${name}`));

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
const ARABIC = [
  '/',
  '/services',
  '/doctors',
  '/prices',
  '/visit',
  '/privacy',
  '/news',
  '/news/ramadan',
  '/news/ultrasound',
  '/search',
];
const ENGLISH = [
  '/en',
  '/en/services',
  '/en/our-doctors',
  '/en/prices',
  '/en/visit',
  '/en/privacy',
  '/en/news',
  '/en/news/ramadan',
  '/en/news/ultrasound',
  '/en/search',
];

/** Those with blocks and options that no page of the others has. */
const CONFERENCE = ['/', '/program', '/workshops/relief'];

// One build a site: the tests of each follow one another.
test.describe('the bakery', () => {
  test.describe.configure({ mode: 'default' });
  const site = secondSite('bakery');
  testEveryPage(
    site,
    BAKERY.filter((route) => !ALIKE.has(route)),
  );
  testBakery(site, BAKERY);
  testNews(site);
  testOwnBlock(site);
});

test.describe('the clinic', () => {
  test.describe.configure({ mode: 'default' });
  const site = secondSite('clinic');
  testEveryPage(site, [...ARABIC, ...ENGLISH]);
  testClinic(site);
});

test.describe('the conference', () => {
  test.describe.configure({ mode: 'default' });
  const site = secondSite('conference');
  testEveryPage(site, CONFERENCE);
  testConference(site);
});
