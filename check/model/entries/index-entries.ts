import { allBlocks } from '../../../schema/page-blocks.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { folderNamed, type LanguagePlan } from '../plan.ts';
import type { EntryIndex } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';

/** Finds what a page says as an entry, and what it lists. */
export function indexEntries(
  page: Page,
  { route, languages }: { route: string; languages: LanguagePlan },
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
export function listsOf(page: Page, route: string, plan: LanguagePlan): EntryList[] {
  const { entry } = page;
  return allBlocks(page).flatMap(({ block }): EntryList[] => {
    if (block.type !== 'entries') return [];
    const { sort, tag, limit, layout } = block;
    const folder = folderNamed(block.folder, route, plan);
    const ofTagPage = tag !== undefined && !entry && `${route}/`.startsWith(`${folder}/`);
    return [
      {
        folder,
        sort,
        limit,
        ...(layout && { layout }),
        ...(tag && { tag }),
        ...(ofTagPage && { ofTagPage }),
      },
    ];
  });
}
