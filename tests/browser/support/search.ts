import type { Locator, Page } from '@playwright/test';

/** Where tests of the search begin. */
export const PAGE = '/services/consulting';

export const button = (page: Page): Locator =>
  page.getByRole('button', { name: 'Search', exact: true });
export const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });
export const results = (page: Page): Locator => page.getByRole('dialog').locator('ol a');

/** Addresses of the scripts and data of the search that were asked for. */
export function followSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/search-|^\/search/.test(pathname)) asked.push(pathname);
  });
  return asked;
}
