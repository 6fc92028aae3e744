import { MESSAGES_FILE } from '../../../renderer/data/search-place.ts';
import type { LiveSite } from '../../pipeline/feature.ts';
import { indexFiles } from './index-files.ts';
import { makeIndex } from './make-index.ts';
import { type SearchedText, sectionsOf } from './page-text.ts';
import { searchMessages, suggestedPages } from './search-messages.ts';

/** Where a search asks for an index in the language of the pages below. */
const INDEX = /^(?<home>.*)\/search\/(?<name>[^/]+\.json)$/;

/**
 * A file of the search as the build would write it, of the pages as they are now, drawn for each search again; undefined
 * if there is none.
 */
export async function searchFile(
  pathname: string,
  live: Pick<LiveSite, 'data' | 'page' | 'routes' | 'renderer'>,
): Promise<string | undefined> {
  const { home = '', name = '' } = INDEX.exec(pathname)?.groups ?? {};
  if (name === '' || name === 'page.json') return undefined;
  const site = await live.data(home || '/');
  if (!site?.site.search || site.home !== (home || '/')) return undefined;
  if (name === MESSAGES_FILE)
    return searchMessages(site, await descriptionsOf(suggestedPages(site.site), live));
  const { language } = site.site;
  const { renderPageBody } = await live.renderer();
  const texts = new Map<string, SearchedText>();
  for (const route of (await live.routes()).toSorted()) {
    const data = await live.page(route);
    // On a site in one language, pages do not name it.
    if (!data || (data.language ?? language) !== language) continue;
    const { title, keywords = [] } = data.page;
    const sections = sectionsOf(renderPageBody(site, data, false));
    texts.set(route, { title, description: data.head.description, keywords, sections });
  }
  return new Map(indexFiles(makeIndex(texts, { language, home: site.home }))).get(name);
}

/** What is on some pages, by route. */
async function descriptionsOf(
  pages: readonly { href: string }[],
  { page }: Pick<LiveSite, 'page'>,
): Promise<Map<string, string>> {
  const descriptions = new Map<string, string>();
  for (const { href } of pages) {
    const data = await page(href);
    if (data) descriptions.set(href, data.head.description);
  }
  return descriptions;
}
