import { expect, it } from 'vitest';
import { planLanguages } from '../../../check/model/plan.ts';
import { site } from '../../../test-support/render-on-site.tsx';
import { languageName, siteData } from './site-data.ts';

const languages = planLanguages(site, new Map(), new Map());

function announced(until: string, text = 'Closed until **Monday**.') {
  const announcement = { text, until };
  const files = { pictures: {}, forms: {}, icons: '/icons.svg' };
  return siteData(
    { ...site, announcement },
    { languages, today: '2026-05-10', drafts: false, ...files },
  ).announcement;
}

it('announces something until the end of its last day', () => {
  expect(announced('2026-05-09')).toBeUndefined();
  expect(announced('2026-05-10')).toMatchObject({ text: 'Closed until **Monday**.' });
  expect(announced('2026-05-11')).toBeDefined();
});

it('tells one announcement from the next, which a visitor has not dismissed', () => {
  const ids = [
    announced('2026-05-10'),
    announced('2026-05-10'),
    announced('2026-05-11'),
    announced('2026-05-10', 'Open'),
  ].map((announcement) => announcement?.id);
  expect(ids[0]).toBe(ids[1]);
  expect(new Set(ids).size).toBe(3);
});

it('shows holidays until they are over, those of a place as well', () => {
  const holidays = [
    { date: '2026-05-01', to: '2026-05-09', open: [] },
    { date: '2026-05-09', to: '2026-05-10', open: [] },
    { date: '2026-05-11', open: [] },
  ];
  const place = { title: 'A', address: ['B'], business: { holidays: holidays.slice(0, 1) } };
  const data = siteData({ ...site, business: { holidays }, locations: [place] }, facts);
  expect(data.site.business).toEqual({ holidays: holidays.slice(1) });
  expect(data.site.locations[0]?.business).toEqual({});
});

const files = { pictures: {}, forms: {}, icons: '/icons.svg' };
const facts = { languages, today: '2026-05-10', drafts: false, ...files };

it('is what the site says and no more, on a site in one language', () => {
  const { theme: _theme, facts: _facts, redirects: _redirects, gone: _gone, ...said } = site;
  const data = siteData(site, facts);
  expect(Object.keys(data).toSorted()).toEqual([
    'dark',
    'direction',
    'forms',
    'home',
    'icons',
    'languages',
    'messages',
    'navigationRoom',
    'pictures',
    'site',
  ]);
  expect(data.site).toEqual(said);
  expect(data).toMatchObject({ dark: 'auto', direction: 'ltr', home: '/' });
  expect(data.languages).toEqual([]);
});

it('lets visitors choose one of several languages, each as its speakers call it', () => {
  const plan = planLanguages({ ...site, languages: ['en', 'de'] }, new Map(), new Map());
  expect(siteData({ ...site, language: 'de' }, { ...facts, languages: plan })).toMatchObject({
    home: '/de',
    languages: [
      { language: 'en', name: 'English', home: '/' },
      { language: 'de', name: 'Deutsch', home: '/de' },
    ],
  });
  expect(['fr', 'tr', 'ja'].map((tag, _, all) => languageName(tag, all))).toEqual([
    'Fran\u00e7ais',
    'T\u00fcrk\u00e7e',
    '\u65e5\u672c\u8a9e',
  ]);
});

const names = (...tags: string[]) => tags.map((tag) => languageName(tag, tags));

it('names a region only where the site has the language of another one, too', () => {
  expect(names('en-US', 'ja')).toEqual(['English', '日本語']);
  expect(names('pt-BR', 'de-AT')).toEqual(['Português', 'Deutsch']);
  expect(names('en-US', 'en-GB', 'de')).toEqual(['American English', 'British English', 'Deutsch']);
  expect(names('zh-Hant', 'zh-Hans')).toEqual(['繁體中文', '简体中文']);
});

it('says that drafts are shown in a preview, and that corners are sharp, only where it is so', () => {
  const sharp = { ...site, theme: { ...site.theme, shape: 'sharp' as const } };
  expect(siteData(sharp, { ...facts, drafts: true })).toMatchObject({
    draftsShown: expect.stringContaining('rafts'),
    sharp: true,
  });
  expect(siteData(site, facts)).not.toHaveProperty('draftsShown');
});

it('gives an announcement a name of eight letters', () => {
  expect(announced('2026-05-10')?.id).toMatch(/^[0-9a-f]{8}$/);
});
