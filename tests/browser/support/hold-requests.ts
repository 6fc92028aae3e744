import type { Page } from '@playwright/test';

/** The scripts that hydrate a page; what waits for the search comes with the document. */
export const SCRIPTS = /\/assets\/(?!watch-search)[^/]+\.js$/;

/**
 * Keeps files from coming.
 * @returns lets them come
 */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  const gate = new AbortController();
  const opened = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
  await page.route(files, async (route) => {
    await opened;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => gate.abort();
}
