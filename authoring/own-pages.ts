import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { hasFile } from '../check/files/site-files.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { type PageName, readPageName } from './page-name.ts';

/**
 * The files of all pages by address, without what has no file of its own: fallbacks of missing translations, and lists of
 * all pages.
 */
export function ownPages({ context }: OpenedSite): ReadonlyMap<string, string> {
  const { fallbacks } = context.languages;
  return new Map(
    [...context.routes].filter(
      ([route, file]) => !Object.hasOwn(fallbacks, route) && hasFile(context, file),
    ),
  );
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
