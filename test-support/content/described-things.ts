import { structuredData } from '../../prerender/features/structured-data/structured-data.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import { isRecord } from '../../schema/is-record.ts';
import { siteData } from '../render-on-site.tsx';

export const languages = { main: 'en', languages: ['en'], pages: {}, fallbacks: {} };

/** The site with other settings. */
export const onSite = (more: Partial<SiteData['site']>): SiteData => ({
  ...siteData,
  site: { ...siteData.site, ...more },
});

/** The data of a page that says no more than its title. */
export const pageAt = (route: string, more: Partial<PageData> = {}): PageData => ({
  route,
  page: { title: 'Energy audits', description: '', blocks: [] },
  pictures: {},
  dates: {},
  icons: {},
  head: { title: '', description: 'Two weeks.', canonical: `https://www.site.example${route}` },
  scripts: {},
  styles: [],
  ...more,
});

/** The things that a page describes, by their type. */
export function thingsOf(page: PageData, site = siteData, plan = languages, sections = {}) {
  const html = structuredData(page, { site, sections, languages: plan });
  const [, text = '{}'] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  const graph: unknown = JSON.parse(text);
  const things: unknown = isRecord(graph) ? graph['@graph'] : undefined;
  return Array.isArray(things) ? things.filter(isRecord) : [];
}
/** The first of a type. */
export const thingOf = (type: string, ...asked: Parameters<typeof thingsOf>) =>
  thingsOf(...asked).find((thing) => thing['@type'] === type);
