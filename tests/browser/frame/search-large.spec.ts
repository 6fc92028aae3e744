import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSite } from '../../../bench/build/generate-site.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { field, results } from '../support/search.ts';
import { servedSite } from '../support/served-site.ts';
import { expect, test } from '../support/test.ts';

/* The search of a site with so many pages that its index is kept in many files. */

// So many that the server compresses them when they are asked for: fewer take the build five times as long.
const PAGES = 200;

// The site is built once for all.
test.describe.configure({ mode: 'serial' });

const served = servedSite(() => {
  const folder = mkdtempSync(join(tmpdir(), 'large-site-'));
  generateSite(folder, PAGES, 'small');
  appendFileSync(join(folder, 'site.yaml'), 'search: true\n');
  return folder;
});

test('of the index only what a search needs is loaded, and page, heading and words are shown', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/search/')) asked.push(pathname.replace('/search/', ''));
  });
  // Hydrated, so that the router follows the result and moves the focus; else it is a link like any other.
  await openHydrated(page, served.address);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('harbour');
  const first = results(page).first();
  await expect(first.locator('mark').first()).toHaveText(/^harbour/i);
  await expect(page.getByRole('status')).toHaveText(/^Results: \d+$/);
  // The directory, one or two files with the terms that begin so, and those of the pages that are shown.
  expect(asked[0]).toBe('index.json');
  const ofTerms = asked.filter((name) => name.startsWith('terms-')).length;
  expect([1, 2]).toContain(ofTerms);
  expect(asked.filter((name) => name.startsWith('details-')).length).toBeLessThanOrEqual(10);
  await expectAccessible(page, '[role=dialog]');

  const [title = ''] = (await first.innerText()).split('\n');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a misspelt word and one that is nowhere are answered as on a small site', async ({
  page,
}) => {
  await page.goto(served.address);
  await page.keyboard.press('/');
  await field(page).fill('harbuor');
  await expect(results(page).first().locator('mark').first()).toHaveText(/^harbour/i);
  await field(page).fill('xyzzyq');
  await expect(page.getByRole('status')).toContainText('No results for “xyzzyq”');
  await expectAccessible(page, '[role=dialog]');
});
