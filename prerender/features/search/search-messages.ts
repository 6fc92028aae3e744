import type { SearchMessages } from '../../../renderer/frame/search/search-index.ts';
import type { SiteData } from '../../../renderer/data/types.ts';

/**
 * What the search of a site says, as the file next to its index.
 * @param descriptions of the pages by route, for those of which no menu says what is on them
 */
export function searchMessages(
  { site, messages }: Pick<SiteData, 'site' | 'messages'>,
  descriptions: ReadonlyMap<string, string>,
): string {
  const { allPages, close, searchNothing, searchStatus, searchUnavailable } = messages;
  const { email } = site;
  const ofSearch: SearchMessages = {
    allPages,
    close,
    searchNothing,
    searchStatus,
    searchUnavailable,
    suggestedPages: messages.suggestedPages,
    suggested: suggestedPages(site).map(({ name, href, text = descriptions.get(href) }) => ({
      name,
      href,
      text,
    })),
    email,
  };
  return JSON.stringify(ofSearch);
}

/** So many pages are suggested at most. */
const MOST = 6;

/** What the footer finds worth finding from everywhere, then the first page behind each entry of the navigation. */
export function suggestedPages({
  navigation,
  footer,
}: SiteData['site']): SearchMessages['suggested'] {
  const entries = navigation.flatMap(({ name, href, sections, dropdownItems }) => {
    const [first] = [...(sections?.flatMap(({ items }) => items) ?? []), ...(dropdownItems ?? [])];
    if (href !== undefined) return [{ name, href }];
    return first ? [first] : [];
  });
  const links: SearchMessages['suggested'] = [...(footer.links?.items ?? []), ...entries].filter(
    ({ href }) => /^\/[^/]/.test(href),
  );
  const byHref = new Map(links.map((link) => [link.href, link]));
  return [...byHref.values()].slice(0, MOST);
}
