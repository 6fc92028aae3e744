import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { goBack, openHydrated } from '../support/hydrated.ts';
import { button, field, PAGE, results } from '../support/search.ts';
import { expect, lookTest, test } from '../support/test.ts';

test('the button opens the search, before the page is hydrated too, and once @core', async ({
  page,
}) => {
  await page.goto(PAGE);
  await button(page).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the key / opens it, before the page is hydrated too @core', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
});

test('after the key / the focus goes back to where it was, before the page is hydrated too', async ({
  page,
}) => {
  await page.goto(PAGE);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  for (let times = 0; times < 2; times += 1) {
    await link.focus();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  }
});

test('the key / is a letter in a field, and does nothing while another dialog is open', async ({
  page,
}) => {
  await openHydrated(page, `${PAGE}#inquiry`);
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await expect(name).toBeFocused();
  await name.fill('');
  await name.press('/');
  await expect(name).toHaveValue('/');
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#inquiry$/);
});

test('what is typed is found and marked, and a person in a dialog has an address @core', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await button(page).press('Space');
  await field(page).fill('saleforce integraton');
  await expect(results(page).first()).toContainText('Salesforce integration');
  await expect(results(page).first().locator('mark').first()).toHaveText('Salesforce');
  await expect(page.getByRole('status')).toHaveText(/^Results: \d+$/);
  await field(page).fill('raghavendra');
  await expect(results(page).first()).toContainText('Our team');
  await expect(results(page).first().locator('mark')).toContainText(['Raghavendra']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about-us\/our-team#raghavendra-iyer$/);
  await expect(page.getByRole('dialog', { name: 'Raghavendra Iyer' })).toBeVisible();
});

test('the arrow keys lead to the results and back, Enter to the page, Back to the search', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await page.keyboard.press('/');
  await field(page).fill('devops');
  await expect(results(page).first()).toContainText('DevOps');
  // Shown as what Enter opens, until another has the focus.
  const ground = (at: number) =>
    results(page)
      .nth(at)
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await ground(0)).not.toBe(await ground(1));
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\/devops$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goBack(page);
  await expect(field(page)).toHaveValue('devops');
});

lookTest('a result on the page that shows leads there as well', async ({ page }) => {
  await openHydrated(page, '/about-us/our-team');
  await page.keyboard.press('/');
  await field(page).fill('raghavendra');
  await results(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Raghavendra Iyer' })).toBeVisible();
  await page.goto('/about-us/our-team#_search');
  await field(page).fill('our team');
  // Until they come, those of before are shown.
  await expect(results(page).first()).toHaveAttribute('href', '/about-us/our-team');
  await results(page).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/our-team$/);
});

lookTest('where nothing is found it says so, and leads on', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.keyboard.press('/');
  await field(page).fill('<xyzzyq>');
  await expect(page.getByRole('status')).toContainText('No results for “<xyzzyq>”');
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('dialog').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeFocused();
});

test.describe('without a script', () => {
  lookTest(
    'the button is a link to a list of all pages',
    async ({ pageWithoutScript: page, request }) => {
      await page.goto(PAGE);
      await page.getByRole('link', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
      const links = await page
        .getByRole('main')
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const sitemap = await (await request.get('/sitemap.xml')).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => url);
      const routes = listed.map((url) => new URL(url).pathname).filter((at) => at !== '/search');
      expect(links.toSorted()).toEqual(routes.toSorted());
    },
  );
});

lookTest('it is accessible in every state, in both themes, down to 320 px', async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, PAGE);
    await page.keyboard.press('/');
    // Its name comes with the words of the search.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
    for (const query of ['', 'devops', 'xyzzyq']) {
      await field(page).fill(query);
      if (query === 'devops') await expect(results(page).first()).toBeVisible();
      if (query === 'xyzzyq') await expect(page.getByRole('status')).toContainText('xyzzyq');
      await expectAccessibleInBothThemes(page, '[role=dialog]');
    }
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
  }
});

lookTest(
  'the bar has room for its button from where the navigation stands in it',
  async ({ page }) => {
    for (const width of [1024, 1104, 1440]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(PAGE);
      const last = await page.locator('header button[aria-label="Switch theme"]').boundingBox();
      const bar = await page.locator('header > div').boundingBox();
      expect(last && bar && last.x + last.width - (bar.x + bar.width)).toBeLessThanOrEqual(0.5);
    }
  },
);
