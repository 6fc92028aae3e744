import type { ViteDevServer } from 'vite';
import { isServerEntry } from '../render/server-entry.ts';
import type { DevSite } from './site.ts';
import { MESSAGES_FILE } from '../../renderer/data/search-place.ts';
import { indexFiles } from '../features/search/index-files.ts';
import { makeIndex } from '../features/search/make-index.ts';
import { type SearchedText, sectionsOf } from '../features/search/page-text.ts';
import { searchMessages, suggestedPages } from '../features/search/search-messages.ts';

/** Where a search asks for an index in the language of the pages below. */
const INDEX = /^(?<home>.*)\/search\/(?<name>[^/]+\.json)$/;

/** The index of the search while a site is being written: of the pages as they are now, drawn for each search again. */
export class DevSearch {
  readonly #site: Pick<DevSite, 'data' | 'page' | 'routes'>;
  readonly #server: Pick<ViteDevServer, 'ssrLoadModule'>;

  /** @param server draws pages as the build does */
  constructor(
    site: Pick<DevSite, 'data' | 'page' | 'routes'>,
    server: Pick<ViteDevServer, 'ssrLoadModule'>,
  ) {
    this.#site = site;
    this.#server = server;
  }

  /** A file of an index as the build would write it; undefined if there is none. */
  async file(pathname: string): Promise<string | undefined> {
    const { home = '', name = '' } = INDEX.exec(pathname)?.groups ?? {};
    if (name === '' || name === 'page.json') return undefined;
    const site = await this.#site.data(home || '/');
    if (!site?.site.search || site.home !== (home || '/')) return undefined;
    if (name === MESSAGES_FILE)
      return searchMessages(site, await this.#descriptions(suggestedPages(site.site)));
    const { language } = site.site;
    const renderer: unknown = await this.#server.ssrLoadModule('/renderer/entry-server.tsx');
    if (!isServerEntry(renderer)) throw new Error('The renderer does not render pages.');
    const texts = new Map<string, SearchedText>();
    for (const route of (await this.#site.routes()).toSorted()) {
      const data = await this.#site.page(route);
      // On a site in one language, pages do not name it.
      if (!data || (data.language ?? language) !== language) continue;
      const { title, keywords = [] } = data.page;
      const sections = sectionsOf(renderer.renderPageBody(site, data, false));
      texts.set(route, { title, description: data.head.description, keywords, sections });
    }
    return new Map(indexFiles(makeIndex(texts, { language, home: site.home }))).get(name);
  }

  /** What is on some pages, by route. */
  async #descriptions(pages: readonly { href: string }[]): Promise<Map<string, string>> {
    const descriptions = new Map<string, string>();
    for (const { href } of pages) {
      const data = await this.#site.page(href);
      if (data) descriptions.set(href, data.head.description);
    }
    return descriptions;
  }
}
