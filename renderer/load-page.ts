import { loadBlockComponents, type BlockComponents } from './block-components.ts';
import type { PageData } from './content.ts';
import { loadStyles } from './load-styles.ts';

/** How page data is fetched and kept (spec, section 9): retries, back-off in ms, retention in ms. */
const RETRIES = 3;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;
const RETENTION = 5 * 60_000;

export interface LoadedPage {
  data: PageData;
  components: BlockComponents;
}

/** There is no page at the path. */
export class PageNotFound extends Error {}

const cache = new Map<string, { page: Promise<LoadedPage>; until: number }>();

/** The address of the JSON that the build writes beside the HTML of a route. */
export function pageDataUrl(path: string): string {
  return path === '/' ? '/page.json' : `${path}/page.json`;
}

/**
 * Data, scripts and styles of a page, kept for five minutes. Call it early to have the page at hand later.
 * @throws {PageNotFound} when the path has no page
 * @throws {Error} when it could not be loaded, retries included; the next call tries again
 */
export function loadPage(path: string): Promise<LoadedPage> {
  const kept = cache.get(path);
  if (kept && kept.until > Date.now()) return kept.page;
  const page = load(pageDataUrl(path));
  cache.set(path, { page, until: Date.now() + RETENTION });
  page.catch(() => cache.delete(path));
  return page;
}

/** Forgets all pages, because they are being written just now. */
export function forgetPages(): void {
  cache.clear();
}

async function load(url: string): Promise<LoadedPage> {
  const data = await fetchPageData(url);
  const [components] = await Promise.all([
    loadBlockComponents(data.scripts),
    loadStyles(data.styles),
  ]);
  return { data, components };
}

/**
 * Fetches page data, again after 1, 2 and 4 seconds where the network or the server fails.
 * @throws {PageNotFound} at once on 404
 */
export async function fetchPageData(url: string): Promise<PageData> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (response.status === 404) throw new PageNotFound(`There is no page data at ${url}`);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
      const data: PageData = await response.json();
      return data;
    } catch (error) {
      if (error instanceof PageNotFound || attempt === RETRIES) throw error;
      await wait(Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
