import type { SearchMessages } from '../../../renderer/frame/search/search-index.ts';
import type { SiteData } from '../../../renderer/data/types.ts';

/** What the search of a site says, as the file next to its index. */
export function searchMessages({ site, messages }: Pick<SiteData, 'site' | 'messages'>): string {
  const { allPages, close, searchNothing, searchStatus, searchUnavailable, suggestedPages } =
    messages;
  const { email } = site;
  const ofSearch: SearchMessages = {
    allPages,
    close,
    searchNothing,
    searchStatus,
    searchUnavailable,
    suggestedPages,
    suggested: suggestedOf(site),
    email,
  };
  return JSON.stringify(ofSearch);
}

/** So many pages are suggested at most. */
const MOST = 6;

/** What the footer finds worth finding from everywhere, then the first page behind each entry of the navigation. */
function suggestedOf({ navigation, footer }: SiteData['site']): SearchMessages['suggested'] {
  const entries = navigation.flatMap(({ name, href, sections, dropdownItems }) => {
    const [first] = [...(sections?.flatMap(({ items }) => items) ?? []), ...(dropdownItems ?? [])];
    if (href !== undefined) return [{ name, href }];
    return first ? [{ name: first.name, href: first.href }] : [];
  });
  const links = [...(footer.links?.items ?? []), ...entries].filter(({ href }) =>
    /^\/[^/]/.test(href),
  );
  const byHref = new Map(links.map(({ name, href }) => [href, { name, href }]));
  return [...byHref.values()].slice(0, MOST);
}
