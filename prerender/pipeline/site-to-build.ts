import { entriesByFolder } from '../../check/model/entries/entries-by-folder.ts';
import type { EntriesByFolder } from '../../check/model/entries/entry.ts';
import type { Ledger } from '../../check/model/ledger.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { movedListPages } from '../entries/moved-list-pages.ts';
import { refuseSecret } from '../output/refuse-secret.ts';
import type { PublishedSite } from '../publish/published-site.ts';
import { fallbackPages } from '../render/fallback-pages.ts';
import { furtherListPages } from '../render/further-pages.ts';
import type { PageIndex, RenderJob } from '../../schema/generated/data.d.ts';

/** A checked site and all pages that are made of it. */
export interface SiteToBuild extends PublishedSite {
  /** What site.yaml says. */
  site: Site;
  /** What it says in each language, the main one first. */
  sites: readonly [Site, ...Site[]];
  /** The pages that authors write, and the further pages of their lists. */
  written: readonly PageResult[];
  /** All that are rendered: the same, and those that replace a missing translation. */
  rendered: readonly (PageResult & RenderJob)[];
  entries: EntriesByFolder;
  /** What each file of the site says and names, including pages. */
  indexes: readonly PageIndex[];
  /** The published addresses. */
  ledger: Ledger;
  /** Redirects of the site, with those of further pages of lists that are gone. */
  moves: ReturnType<typeof movedListPages>;
}

/** @throws for a site with errors in site.yaml, or with a secret in it that nobody has accepted */
export function siteToBuild(published: PublishedSite, ledger: Ledger): SiteToBuild {
  const { opened, pages } = published;
  const { site, localSites, forms, context } = opened;
  if (!site) throw new Error('site.yaml has errors, so the site cannot be built.');
  const sites: SiteToBuild['sites'] = [site, ...localSites.values()];
  for (const one of sites) refuseSecret(one);
  const entries = entriesByFolder(pages, context);
  const written = [...pages, ...furtherListPages(pages, entries)];
  const rendered = [...written, ...fallbackPages(context.languages, pages)];
  const ofFiles = [...forms, ...rendered].flatMap(({ index }) => index ?? []);
  return {
    ...published,
    site,
    sites,
    written,
    rendered,
    entries,
    indexes: [...opened.indexes.values(), ...ofFiles],
    ledger,
    moves: movedListPages(site, ledger, rendered),
  };
}
