import type { Site } from '../schema/generated/content.d.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { languageOf, localFileOf } from '../check/model/plan.ts';

/** @throws if site.yaml has errors, because what depends on it would then be guesswork */
export function siteOf({ site }: OpenedSite): Site {
  if (site) return site;
  throw new Error('site.yaml has errors. Fix them first: the check shows them.');
}

/**
 * What the site says about itself in the language of an address, and the file that says it.
 * @throws if that file, or site.yaml, has errors
 */
export function siteAt(opened: OpenedSite, route: string): { site: Site; file: string } {
  const site = siteOf(opened);
  const { languages } = opened.context;
  const language = languageOf(languages, route);
  if (language === languages.main) return { site, file: 'site.yaml' };
  const local = opened.localSites.get(language);
  const file = localFileOf(language);
  if (local) return { site: local, file };
  throw new Error(`${file} has errors. Fix them first: the check shows them.`);
}
