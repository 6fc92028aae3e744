import { join } from 'node:path';
import type { SiteData } from '../../renderer/data/types.ts';
import { inEach, type InLanguages, type PageContext } from '../../prerender/render/page-context.ts';
import type { RenderContext } from '../../prerender/render/stage-page.ts';
import { documentParts } from './document-parts.ts';

/** What the pages of a small site in one language are drawn with. */
export function pageContextFor(
  sites: InLanguages<SiteData> = [documentParts.site],
  more: Partial<PageContext> = {},
): PageContext {
  return {
    sites,
    entries: {},
    related: {},
    changeDays: {},
    languages: { main: 'en', languages: ['en'], pages: {}, fallbacks: {} },
    sections: {},
    hidden: new Set(),
    siteIcons: new Set(),
    ownIcons: new Map(),
    blocks: documentParts.bundle.blocks,
    options: documentParts.bundle.options,
    pictures: {},
    images: {},
    cards: {},
    downloads: {},
    forms: {},
    ...more,
  };
}

/** What they are rendered with. */
export function renderContextFor(
  dist: string,
  sites: InLanguages<SiteData> = [documentParts.site],
  more: Partial<PageContext> = {},
): RenderContext {
  return {
    serverEntry: join(import.meta.dirname, '../../renderer/entry-server.tsx'),
    documents: inEach(sites, (site) => ({ ...documentParts, site })),
    page: pageContextFor(sites, more),
    dist,
    cachesHeader: false,
  };
}
