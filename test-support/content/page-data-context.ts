import { join } from 'node:path';
import { openSite } from '../../check/open-site.ts';
import { pageData } from '../../prerender/render/data/page-data.ts';
import { listManuals } from '../../prerender/render/data/list-manuals.ts';
import { siteData } from '../../prerender/render/data/site-data.ts';
import type { PageContext } from '../../prerender/render/page-context.ts';
import type { SiteData } from '../../renderer/data/types.ts';
import type { Page, Site } from '../../schema/generated/content.d.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { drawing } from './drawing.ts';
import { pageContextFor } from './render-context.ts';

export const schemas = loadSchemas();
export const SITE = 'https://www.alder-row.example';
const goodSite = join(import.meta.dirname, '../../tests/bad-content/good-site');
const {
  site,
  context: { languages },
} = openSite(goodSite);

/** What is known of a site in English and German, with the page /team alone in both. */
export function contextOf(
  ofSite: Partial<Site> = {},
  other: Partial<PageContext> = {},
): PageContext {
  return pageContextFor([sharedOf(ofSite)], {
    languages: {
      main: 'en',
      languages: ['en', 'de'],
      pages: {
        '/team': { en: '/team', de: '/de/team' },
        '/de/team': { en: '/team', de: '/de/team' },
        '/about': { en: '/about' },
      },
      fallbacks: { '/de/about': '/about' },
    },
    siteIcons: new Set(['leaf']),
    ownIcons: new Map(),
    blocks: {
      hero: { script: '/hero.js', styles: ['/hero.css', '/shared.css'], imports: [] },
      'card-grid': { script: '/card-grid.js', styles: ['/shared.css'], imports: [] },
    },
    pictures: { 'a.svg': drawing, 'b.svg': drawing },
    images: { 'share.svg': '/media/share.png', 'own.svg': '/media/own.png' },
    changeDays: { '/team': '2026-03-01' },
    cards: { en: 'key' },
    ...other,
  });
}

/** What all pages share of a site that says something else. */
function sharedOf(ofSite: Partial<Site>): SiteData {
  if (!site) throw new Error('The good site has errors.');
  return siteData(
    listManuals({ ...site, shareImageAlt: 'A row of alders', ...ofSite }, { languages, pages: [] }),
    { languages, today: '2026-03-01', drafts: false, pictures: {}, forms: {}, icons: '' },
  );
}

/** The head of a page of it. */
export const headOf = (page: Partial<Page>, context = contextOf(), route = '/team') =>
  pageData({ route, page: { title: 'Team', blocks: [], ...page } }, context, schemas).head;
