import type { Site } from '../schema/generated/content.d.ts';
import type { OpenedSite } from '../check/context.ts';

/** @throws if site.yaml has errors, because what depends on it would then be guesswork */
export function siteOf({ site }: OpenedSite): Site {
  if (site) return site;
  throw new Error('site.yaml has errors. Fix them first: npm run check shows them.');
}
