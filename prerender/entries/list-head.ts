import { listPageAt } from '../../check/model/entries/list-pages.ts';
import { fillMessage } from '../../renderer/data/fill-message.ts';
import type { EntryListData, Head, SiteData } from '../../renderer/data/types.ts';
import { FEEDS } from './feed-names.ts';
import type { ListContext } from './show-lists.ts';

/** A page that shows lists. */
interface Listing {
  /** With the number of the page, as in /resources/blog/page/2. */
  route: string;
  title: string;
  lists: readonly EntryListData[];
}

/**
 * What the head of a page with lists says besides what all pages say: its neighbors, and on the first page the feeds.
 */
export function listHead(
  { route, title, lists }: Listing,
  { site, entries }: Pick<ListContext, 'entries'> & { site: Pick<SiteData['site'], 'url'> },
): Pick<Head, 'previous' | 'next' | 'feeds'> {
  const { previous, next } = lists.find(({ paging }) => paging)?.paging ?? {};
  return {
    ...(previous !== undefined && { previous: site.url + previous }),
    ...(next !== undefined && { next: site.url + next }),
    ...(entries[route] && {
      feeds: FEEDS.map(({ file, type }) => ({ type, title, href: `${site.url}${route}/${file}` })),
    }),
  };
}

/** The title of a page, with its number if it is the second or a further one of a list. */
export function numberedTitle(
  title: string,
  route: string,
  { listPageTitle }: Pick<SiteData['messages'], 'listPageTitle'>,
): string {
  const { number } = listPageAt(route);
  return number === 1 ? title : fillMessage(listPageTitle, { title, number });
}
