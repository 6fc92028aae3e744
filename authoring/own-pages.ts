import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { type PageName, readPageName } from './page-name.ts';

/** The files of all pages by address, without the addresses at which one is the fallback of a missing translation. */
export function ownPages({ context }: OpenedSite): ReadonlyMap<string, string> {
  const { fallbacks } = context.languages;
  return new Map([...context.routes].filter(([route]) => !Object.hasOwn(fallbacks, route)));
}

/**
 * The page that a person names.
 * @throws if there is no such page, with the one that was probably meant
 */
export function existingPage(opened: OpenedSite, words: string): PageName {
  const { route } = readPageName(words);
  const pages = ownPages(opened);
  const file = pages.get(route);
  if (file !== undefined) return { route, file };
  const advice = didYouMean(closest(route, pages.keys())) ?? '';
  throw new Error(`There is no page ${route}. ${advice}`.trim());
}
