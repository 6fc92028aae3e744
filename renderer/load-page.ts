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

interface Kept {
  page: Promise<LoadedPage>;
  /** Fulfilled if ever a first attempt fails. */
  retrying: Promise<void>;
  until: number;
}

const cache = new Map<string, Kept>();

/** The address of the JSON that the build writes beside the HTML of a route. */
export function pageDataUrl(path: string): string {
  return path === '/' ? '/page.json' : `${path}/page.json`;
}

/**
 * Data, scripts and styles of a page, kept for five minutes. Call it early to have the page at hand later.
 * @param onRetry called once if the page does not come at the first attempt, also if that has failed already
 * @throws {PageNotFound} when the path has no page
 * @throws {Error} when it could not be loaded, retries included; the next call tries again
 */
export function loadPage(path: string, onRetry?: () => void): Promise<LoadedPage> {
  const known = cache.get(path);
  const kept = known && known.until > Date.now() ? known : keep(path);
  if (onRetry) void kept.retrying.then(onRetry);
  return kept.page;
}

function keep(path: string): Kept {
  let noteRetry: () => void = () => undefined;
  const retrying = new Promise<void>((resolve) => {
    noteRetry = resolve;
  });
  const page = load(pageDataUrl(path), noteRetry);
  const kept = { page, retrying, until: Date.now() + RETENTION };
  cache.set(path, kept);
  page.catch(() => cache.delete(path));
  return kept;
}

/** Forgets all pages, because they are being written just now. */
export function forgetPages(): void {
  cache.clear();
}

async function load(url: string, onRetry: () => void): Promise<LoadedPage> {
  const data = await fetchPageData(url, onRetry);
  const [components] = await Promise.all([
    loadBlockComponents(data.scripts),
    loadStyles(data.styles),
  ]);
  return { data, components };
}

/**
 * Fetches page data, again after 1, 2 and 4 seconds where the network or the server fails.
 * @param onRetry called before each wait
 * @throws {PageNotFound} at once on 404
 */
export async function fetchPageData(url: string, onRetry?: () => void): Promise<PageData> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(url);
      if (response.status === 404) throw new PageNotFound(`There is no page data at ${url}`);
      if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
      const data: PageData = await response.json();
      return data;
    } catch (error) {
      if (error instanceof PageNotFound || attempt === RETRIES) throw error;
      onRetry?.();
      await wait(Math.min(FIRST_WAIT * 2 ** attempt, LONGEST_WAIT));
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
