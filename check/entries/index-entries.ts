import type { Page } from '../../schema/generated/content.d.ts';
import { homeOf, languageOf, type LanguagePlan } from '../model/plan.ts';
import type { EntryIndex, EntryList } from '../model/entry.ts';

/**
 * The address of a folder that a page names. Names are those in the language of the page.
 * @param name such as resources/blog
 * @param route of the page
 */
export function folderNamed(name: string, route: string, plan: LanguagePlan): string {
  // The fallback of a page that is not translated is in the main language as a whole.
  const isFallback = Object.hasOwn(plan.fallbacks, route);
  const home = homeOf(plan, isFallback ? plan.main : languageOf(plan, route));
  return `${home === '/' ? '' : home}/${name}`;
}

/** Finds what a page says as an entry, and what it lists. */
export function indexEntries(
  page: Page,
  route: string,
  { languages }: { languages: LanguagePlan },
): EntryIndex {
  const { title, description, entry } = page;
  const lists = listsOf(page, route, languages);
  return {
    ...(entry && { entry: { title, ...entry } }),
    ...(lists.length > 0 && {
      lists,
      listing: { title, ...(description !== undefined && { description }) },
    }),
  };
}

/** The lists of entries that a page shows, in the order of its blocks. */
export function listsOf({ blocks, entry }: Page, route: string, plan: LanguagePlan): EntryList[] {
  return blocks.flatMap((block): EntryList[] => {
    if (block.type !== 'entries') return [];
    const { from, sort, tag, limit } = block;
    const folder = folderNamed(from, route, plan);
    const ofTagPage = tag !== undefined && !entry && `${route}/`.startsWith(`${folder}/`);
    return [{ folder, sort, limit, ...(tag && { tag }), ...(ofTagPage && { ofTagPage }) }];
  });
}
