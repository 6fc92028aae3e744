import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { button, results } from '../support/search.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* Ways on from every page: the button of the header, the lines of a menu, pages that the search suggests. */

/** The shifts of the layout from now on. */
const shiftsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: PerformanceEntry[] = [];
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'layout-shift',
    });
    return seen;
  });

test('the header has a button once the first view is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/aws');
  const inquiry = page.locator('header').getByText('Send Inquiry', { exact: true }).last();
  await expect(inquiry).toBeHidden();
  const shifts = await shiftsOf(page);
  await page.mouse.wheel(0, 700);
  await expect(inquiry).toBeVisible();
  expect(await shifts.evaluate((seen) => seen.length)).toBe(0);
  await inquiry.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone that button is in the lower corner, and moves and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/services/aws');
  const inquiry = page.locator('header').getByText('Send Inquiry', { exact: true }).last();
  await expect(inquiry).toBeHidden();
  const shifts = await shiftsOf(page);
  await page.mouse.wheel(0, 700);
  await expect(inquiry).toBeInViewport({ ratio: 1 });
  expect(await shifts.evaluate((seen) => seen.length)).toBe(0);
  await expectAccessible(page);
  await page.locator('header').getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(inquiry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inquiry).toBeFocused();
});

test('where it is in the lower corner, that button leaves as the footer comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openHydrated(page, '/services/aws');
  const inquiry = page.locator('header').getByText('Send Inquiry', { exact: true }).last();
  await page.mouse.wheel(0, 700);
  await expect(inquiry).toBeInViewport({ ratio: 1 });
  const corner = await inquiry.boundingBox();
  const links = await page.getByRole('contentinfo').getByRole('link').all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    // To the height of the button: some links pass it there.
    await link.evaluate((element, y) => {
      scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' });
    }, corner?.y ?? 0);
    await expect(inquiry).toBeHidden();
    await link.click({ trial: true });
  }
  await page.mouse.wheel(0, -1000);
  await expect(inquiry).toBeVisible();
  // While it has the focus it stays, so that the focus is not lost.
  await inquiry.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport();
  await expect(inquiry).toBeFocused();
});

test('a menu says of each page what is behind it, and offers one way to begin', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  await page.getByRole('button', { name: 'Services' }).click();
  const menu = page.getByRole('group', { name: 'Services' });
  const staffing = menu.getByRole('listitem').filter({ hasText: 'Staffing' });
  await expect(staffing).toHaveText(/^Staffing.{10,}/);
  await menu.getByText('Send Inquiry').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(menu).toBeHidden();
});

test('the search suggests pages before anything is typed, and where nothing is found', async ({
  page,
}) => {
  await page.goto('/services/aws');
  await button(page).click();
  const suggested = page.getByRole('dialog').getByRole('link', { name: 'Case Studies' });
  await expect(suggested).toHaveText(/^Case Studies.{10,}/);
  // Each line whole, however long it is.
  const cut = await page
    .getByRole('dialog')
    .locator('ul span')
    .evaluateAll((all) =>
      all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
    );
  expect(cut).toEqual([]);
  await page.keyboard.type('zzzzqqqq');
  await expect(page.getByRole('dialog').getByRole('link', { name: /@/ })).toBeVisible();
  await expect(suggested).toBeVisible();
  await suggested.click();
  await expect(page).toHaveURL('/resources/case-studies');
});

test('the horizon differs by the part of the site', async ({ page }) => {
  const horizons: (string | null)[] = [];
  for (const route of ['/', '/services/aws', '/industries/education', '/resources/blog']) {
    await page.goto(route);
    horizons.push(await page.locator('[aria-labelledby=closing] img').getAttribute('src'));
  }
  expect(new Set(horizons).size).toBe(4);
});

test('the list of all pages has the search on top, before it is hydrated too', async ({
  page,
  pageWithoutScript,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search');
  const entry = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }).boundingBox();
  const [long, short] = [await entry('(CRM Analytics)'), await entry('Enablement and Training')];
  // In columns, so that the list takes the whole width, and with lines at the height of those next to them.
  expect(short?.x).toBeGreaterThan(1000);
  expect([short?.y, short?.height]).toEqual([long?.y, long?.height]);
  const opener = page.getByRole('main').getByRole('button', { name: 'Search' });
  await expect(opener).toBeInViewport();
  await opener.click();
  await page.keyboard.type('devops');
  await expect(results(page).first()).toContainText('DevOps');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await pageWithoutScript.goto('/search');
  const main = pageWithoutScript.getByRole('main');
  await expect(main.getByText('Search', { exact: true })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Dev. & Customization' })).toBeVisible();
});
