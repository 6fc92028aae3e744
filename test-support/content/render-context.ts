import { join } from 'node:path';
import type { RenderContext } from '../../prerender/render/stage-page.ts';
import { documentParts } from './document-parts.ts';

/** What the pages of a small site in one language are rendered with. */
export function renderContextFor(dist: string): RenderContext {
  const { site, bundle } = documentParts;
  return {
    serverEntry: join(import.meta.dirname, '../../renderer/entry-server.tsx'),
    parts: documentParts,
    localParts: {},
    data: {
      site: site.site,
      messages: site.messages,
      entries: {},
      changeDays: {},
      languages: { main: 'en', languages: ['en'], pages: {}, fallbacks: {} },
      siteIcons: new Set(),
      ownIcons: new Map(),
      bundle,
      pictures: {},
      images: {},
      cards: {},
      downloads: {},
      forms: {},
    },
    sections: {},
    hidden: new Set(),
    dist,
    cachesHeader: false,
  };
}
