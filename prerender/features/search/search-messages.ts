import type { SearchMessages } from '../../../renderer/frame/search/search-index.ts';
import type { SiteData } from '../../../renderer/data/types.ts';

/** What the search of a site says, as the file next to its index. */
export function searchMessages({ site, messages }: Pick<SiteData, 'site' | 'messages'>): string {
  const { allPages, close, searchNothing, searchStatus, searchUnavailable } = messages;
  const { email } = site;
  const ofSearch: SearchMessages = {
    allPages,
    close,
    searchNothing,
    searchStatus,
    searchUnavailable,
    email,
  };
  return JSON.stringify(ofSearch);
}
