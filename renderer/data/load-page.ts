import { loadBlockComponents, type BlockComponents } from './load-blocks.ts';
import type { PageData } from './content.ts';
import { isPageData } from './is-data.ts';
import { loadStyles } from './load-styles.ts';
import { pageDataUrl } from './page-data-url.ts';
import { PermanentError, retry } from './retry.ts';

/** How long a page is kept, in milliseconds (spec, section 9). */
const RETENTION = 5 * 60_000;

export interface LoadedPage {
  data: PageData;
  components: BlockComponents;
}

/** There is no page at the path. */
export class PageNotFound extends PermanentError {}

interface Kept {
  page: Promise<LoadedPage>;
  /** Fulfilled if ever a first attempt fails. */
  retrying: Promise<void>;
  until: number;
}

const cache = new Map<string, Kept>();

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

const doNothing = (): void => undefined;

function keep(path: string): Kept {
  let noteRetry = doNothing;
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
  const data = await retry(() => fetchPageData(url), onRetry);
  const [components] = await Promise.all([
    retry(() => loadBlockComponents(data.scripts), onRetry),
    retry(() => loadStyles(data.styles), onRetry),
  ]);
  return { data, components };
}

/**
 * Fetches page data.
 * @throws {PageNotFound} on 404
 * @throws {Error} when it does not come
 */
export async function fetchPageData(url: string): Promise<PageData> {
  const response = await fetch(url);
  if (response.status === 404) throw new PageNotFound(`There is no page data at ${url}`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} (${url})`);
  const data: unknown = await response.json();
  if (isPageData(data)) return data;
  throw new Error(`There is no page data (${url})`);
}
