import type { Locator, Page, Route } from '@playwright/test';
import { HYDRATED } from '../../../renderer/bootstrap/contract.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe.ts';
import { goBack, openHydrated } from '../support/hydrated.ts';
import { expect, lookTest, test } from '../support/test.ts';

const PAGE = '/services/consulting';

const button = (page: Page): Locator => page.getByRole('button', { name: 'Search', exact: true });
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search' });
const results = (page: Page): Locator => page.getByRole('dialog').locator('ol a');

/** Addresses of the scripts and data of the search that were asked for. */
function followSearch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/search-|^\/search/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

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

test('nothing of it is loaded before it is opened, not even where it is pointed at', async ({
  page,
}) => {
  const asked = followSearch(page);
  await openHydrated(page, PAGE);
  await button(page).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect.poll(() => asked).toContain('/search/index.json');
});

test('the key / opens it, before the page is hydrated too @core', async ({ page }) => {
  await page.goto(PAGE);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
});

/** Holds the script of the search on its way, once it is asked for, until it is let through. */
function holdScript(page: Page): Promise<Route> {
  return new Promise((resolve) => {
    void page.route('**/assets/search-*.js', resolve);
  });
}

for (const key of ['/', 'Enter']) {
  test(`what is typed after ${key} while its script is under way begins its field, and does nothing else @core`, async ({
    page,
  }) => {
    const held = holdScript(page);
    await page.goto(PAGE);
    await button(page).focus();
    await page.keyboard.press(key);
    const script = await held;
    // What a key does to the page, such as a space that scrolls it, it does once this is heard.
    await page.evaluate(() => addEventListener('keypress', () => (document.title = 'pressed')));
    await page.keyboard.type('data cloud');
    await expect(page).not.toHaveTitle('pressed');
    await script.continue();
    await expect(field(page)).toHaveValue('data cloud');
    await expect(results(page).first()).toContainText('Data Cloud');
    await page.keyboard.type('s');
    await expect(field(page)).toHaveValue('data clouds');
  });
}

test('while its script is under way, what is typed in a field stays there', async ({ page }) => {
  const held = holdScript(page);
  await openHydrated(page, `${PAGE}#inquiry`);
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('/');
  const script = await held;
  await name.focus();
  await page.keyboard.type('Ann Ives');
  await expect(name).toHaveValue('Ann Ives');
  await script.continue();
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

test('a page that was only read is not hydrated by searching, and asks for each file once', async ({
  page,
}) => {
  // After some quiet the scripts would be fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('devops');
  await expect(results(page).first()).toContainText('DevOps');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await field(page).fill('salesforce');
  await expect(results(page).first()).toContainText('Salesforce');
  expect(asked.toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/search-/),
    '/search/index.json',
    '/search/messages.json',
  ]);
  await expect(page.locator(`html[${HYDRATED}]`)).toHaveCount(0);
});

test('its files are asked for beside its script, not after it', async ({ page }) => {
  const asked = followSearch(page);
  // The script comes only once they are asked for.
  await page.route('**/assets/search-*.js', async (route) => {
    await expect.poll(() => asked).toContain('/search/index.json');
    await expect.poll(() => asked).toContain('/search/messages.json');
    await route.continue();
  });
  await page.goto(PAGE);
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger on its button has it come, and opens it once it is lifted', async ({ page }) => {
    const asked = followSearch(page);
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button(page).dispatchEvent('touchstart');
    await expect.poll(() => asked.length).toBe(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('devops');
    await expect(results(page).first()).toContainText('DevOps');
    expect(asked).toHaveLength(3);
  });
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
  await expect(page.getByRole('status')).toContainText('Nothing was found for “<xyzzyq>”');
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await page.getByRole('dialog').getByRole('link', { name: 'All pages' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeFocused();
});

test.describe('where something of it cannot be loaded', () => {
  test.use({ mayComplain: true });

  test('the index: a sentence leads to the list of all pages', async ({ page }) => {
    await page.route('**/search/index.json', (route) => route.abort());
    await openHydrated(page, PAGE);
    await button(page).click();
    const sentence = page.getByText('The search cannot be loaded just now.').last();
    await expect(sentence).toBeVisible();
    await expectAccessible(page);
    await sentence.getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  for (const [what, address] of [
    ['script', '**/assets/search-*.js'],
    ['messages', '**/search/messages.json'],
  ] as const) {
    test(`the ${what}: it is the link to the list of all pages that it is without a script`, async ({
      page,
    }) => {
      await page.route(address, (route) => route.abort());
      await page.goto(PAGE);
      await page.keyboard.press('/');
      await expect(page).toHaveURL(/\/search$/);
      await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
    });
  }
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
