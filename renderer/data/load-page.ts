import { fetchJson } from './fetch-json.ts';
import { isPageData } from './guards.ts';
import { loadBlockComponents, type BlockComponents } from './load-blocks.ts';
import type { PageData } from './types.ts';
import { fitsThisDocument } from './this-document.ts';
import { loadStyles } from './load-styles.ts';
import { pageDataUrl } from './page-data-url.ts';
import { retry } from './retry.ts';

/** How long a page stays in the cache, in milliseconds (docs/specification.md, section 9). */
const RETENTION = 5 * 60_000;

interface LoadedPage {
  data: PageData;
  /** Nothing of a page that has to be opened as a document of its own. */
  components?: BlockComponents;
}

interface CacheEntry {
  page: Promise<LoadedPage>;
  /** Fulfilled if ever a first attempt fails. */
  retrying: Promise<void>;
  until: number;
}

const cache = new Map<string, CacheEntry>();

/**
 * Data, scripts and styles of a page, cached for five minutes. Call it early to have the page at hand later.
 * @param onRetry called once if the page does not come at the first attempt, also if that has failed already
 * @throws {NotFound} when the path has no page
 * @throws {Error} when it could not be loaded, retries included; the next call tries again
 */
export function loadPage(path: string, onRetry?: () => void): Promise<LoadedPage> {
  const cached = cache.get(path);
  const entry = cached && cached.until > Date.now() ? cached : loadIntoCache(path);
  if (onRetry) void entry.retrying.then(onRetry);
  return entry.page;
}

const doNothing = (): void => undefined;

function loadIntoCache(path: string): CacheEntry {
  let markRetrying = doNothing;
  const retrying = new Promise<void>((resolve) => {
    markRetrying = resolve;
  });
  const page = load(pageDataUrl(path), markRetrying);
  const entry = { page, retrying, until: Date.now() + RETENTION };
  cache.set(path, entry);
  page.catch(() => cache.delete(path));
  return entry;
}

/** Forgets all pages, because they are being written just now. */
export function forgetPages(): void {
  cache.clear();
}

async function load(url: string, onRetry: () => void): Promise<LoadedPage> {
  const data = await retry(() => fetchJson(url, isPageData), onRetry);
  if (!fitsThisDocument(data)) return { data };
  const [components] = await Promise.all([
    retry(() => loadBlockComponents(data.scripts), onRetry),
    retry(() => loadStyles(data.styles), onRetry),
  ]);
  return { data, components };
}
