import { routeOf } from '../../check/model/route-of.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { type ListContext, picturesOf, showLists } from './show-lists.ts';

/**
 * What of a page comes from other pages: that tells whether it would come out as it did, without the page being read.
 * @returns nothing of a page without lists
 */
export function shownLists(
  { file, index }: PageResult,
  context: ListContext,
): { digest: string; pictures: string[] } | undefined {
  if (!index?.lists) return undefined;
  const { lists, entry } = index;
  const route = routeOf(file);
  const shown = showLists({ route, lists, tags: entry?.tags ?? [] }, context);
  return { digest: digestOf(JSON.stringify(shown.lists)), pictures: picturesOf(shown.shown) };
}
