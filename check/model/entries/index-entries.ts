import { allBlocks } from '../../../schema/page-blocks.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import type { CheckedPage } from '../rule.ts';
import { timeAt, timedParts } from '../timed-parts.ts';
import { folderNamed, type LanguagePlan } from '../plan.ts';
import type { EntryIndex } from './entry.ts';
import type { EntryList } from '../../../schema/generated/data.d.ts';

/** Finds what a page says as an entry, and what it lists. */
export function indexEntries(
  page: Page,
  {
    route,
    languages,
    schemas,
    timeZone,
  }: Pick<CheckedPage, 'route' | 'languages' | 'schemas' | 'timeZone'>,
): EntryIndex {
  const { title, description, entry } = page;
  const placed = placedLists(page, route, languages);
  const timed = placed.length > 0 ? timedParts(schemas, page, timeZone) : [];
  const lists = placed.map(({ list, path }) => ({ ...list, ...timeAt(timed, path) }));
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
  return placedLists(page, route, plan).map(({ list }) => list);
}

function placedLists(
  page: Page,
  route: string,
  plan: LanguagePlan,
): { list: EntryList; path: DataPath }[] {
  const { entry } = page;
  return allBlocks(page).flatMap(({ block, path }) => {
    if (block.type !== 'entries') return [];
    const { sort, tag, limit, layout } = block;
    const folder = folderNamed(block.folder, route, plan);
    const ofTagPage = tag !== undefined && !entry && `${route}/`.startsWith(`${folder}/`);
    const list: EntryList = {
      folder,
      sort,
      limit,
      ...(layout && { layout }),
      ...(tag && { tag }),
      ...(ofTagPage && { ofTagPage }),
    };
    return [{ list, path }];
  });
}
