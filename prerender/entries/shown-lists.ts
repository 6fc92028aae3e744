import { routeOf } from '../../check/model/route-of.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { pickCards, picturesOfCards, type RelatedCards } from './related-cards.ts';
import { type ListContext, picturesOf, showLists } from './show-lists.ts';

/**
 * What of a page comes from other pages: that tells whether it would come out as it did, without the page being read.
 * @returns nothing for a page without lists and what is related
 */
export function shownLists(
  { file, index }: PageResult,
  { related: cards, ...context }: ListContext & { related: RelatedCards },
): { digest: string; pictures: string[] } | undefined {
  if (!index?.lists && !index?.related) return undefined;
  const { lists = [], related = [], entry } = index;
  const route = routeOf(file);
  const shown = showLists({ route, lists, tags: entry?.tags ?? [] }, context);
  const shownCards = pickCards(related, cards);
  return {
    digest: digestOf(JSON.stringify([shown.lists, shownCards])),
    pictures: [...picturesOf(shown.shown), ...picturesOfCards(shownCards)],
  };
}
