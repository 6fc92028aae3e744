import type { Page } from '@playwright/test';

/** What a browser with a window asks for by itself, at a time of its own choice: the icon of its tab. */
const OF_THE_BROWSER = '/favicon.svg';

/** The paths that a page asks for from now on, in this order, without what the browser asks for by itself. */
export function followRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== OF_THE_BROWSER) asked.push(pathname);
  });
  return asked;
}
