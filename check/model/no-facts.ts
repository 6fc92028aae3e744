import type { SiteFiles } from '../files/site-files.ts';
import type { SiteFacts } from './context.ts';
import type { SiteParts } from './opening.ts';

/** What is known of a site before anything of it is read: a fact stays so where no feature knows better. */
export function noFacts(site: SiteFiles): SiteFacts {
  return {
    ...site,
    routes: new Map(),
    media: new Set(),
    pictures: new Map(),
    fonts: new Map(),
    publicFiles: new Set(),
    icons: new Set(),
    ownIcons: new Map(),
    ownBlocks: [],
    featureModules: [],
    siteUrl: undefined,
    asOf: 0,
    today: '',
    timeZone: undefined,
    drafts: false,
    references: undefined,
    embeds: [],
    isHeaderOver: false,
    siteFields: new Set(),
    globalAnchors: new Set(),
    languages: { main: '', languages: [''], pages: {}, fallbacks: {} },
    localReferences: new Map(),
  };
}

/** What an opened site has besides facts where no feature knows of any. */
export const NO_PARTS: SiteParts = { forms: [], localSites: new Map(), ledger: new Map(), css: '' };
