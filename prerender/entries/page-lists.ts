import type { RoutedEntry } from '../../check/model/entries/entry.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import { listsOf } from '../../check/model/entries/index-entries.ts';
import { listPageAt } from '../../check/model/entries/list-pages.ts';
import type { EntryListData } from '../../renderer/data/types.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import { type ListContext, showLists } from './show-lists.ts';

/** The lists of a page, with the page that has the number of its list in the place of each folder. */
interface ShownLists {
  page: Page;
  lists?: EntryListData[];
  /** All entries on them. */
  shown: RoutedEntry[];
}

/**
 * Makes the lists of entries of a page, so that no browser has to know all pages.
 * @returns nothing but the page if there are none, so that no page carries what it does not use
 */
export function pageLists(
  { route, page }: { route: string; page: Page },
  context: ListContext,
): ShownLists {
  const lists = listsOf(page, listPageAt(route).first, context.languages);
  if (lists.length === 0) return { page, shown: [] };
  let number = 0;
  const copy = structuredClone(page);
  for (const { block } of allBlocks(copy))
    if (block.type === 'entries') block.folder = String(number++);
  const tags = page.entry?.tags ?? [];
  return { page: copy, ...showLists({ route, lists, tags }, context) };
}
