import type { Page, Route } from '@playwright/test';
import { HYDRATED } from '../../../renderer/contract.ts';
import { expectAccessible } from '../support/axe.ts';
import { followRequests } from '../support/follow-requests.ts';
import { openHydrated } from '../support/hydrated.ts';
import { button, field, followSearch, PAGE, results } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/* What of the search is loaded, when, and what happens meanwhile or instead. */

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

test('while its script is under way, Backspace takes back what was typed @core', async ({
  page,
}) => {
  const held = holdScript(page);
  await page.goto(PAGE);
  await page.keyboard.press('/');
  const script = await held;
  await page.keyboard.press('Backspace');
  await page.keyboard.type('cloudy');
  await page.keyboard.press('Backspace');
  await script.continue();
  await expect(field(page)).toHaveValue('cloud');
});

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

test('a page that was only read is not hydrated by searching, and asks for each file once', async ({
  page,
}) => {
  // After some quiet the scripts would be fetched ahead.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  const asked = followRequests(page);
  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('devops');
  await expect(results(page).first()).toContainText('DevOps');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await field(page).fill('salesforce');
  await expect(results(page).first()).toContainText('Salesforce');
  // The browser may draw another icon from its cache or ask for the file again.
  const once = asked.filter((path) => !path.startsWith('/media/icons'));
  expect(once.toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/deferred-.*\.css$/),
    expect.stringMatching(/^\/assets\/search-/),
    expect.stringMatching(/^\/assets\/theme-.*\.css$/),
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
    await button(page).dispatchEvent('pointerdown');
    await expect.poll(() => asked.length).toBe(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page).tap();
    await expect(field(page)).toBeFocused();
    await field(page).fill('devops');
    await expect(results(page).first()).toContainText('DevOps');
    expect(asked).toHaveLength(3);
  });
});

test.describe('where something of it cannot be loaded', () => {
  test.use({ mayComplain: true });

  test('the index: a sentence leads to the list of all pages', async ({ page }) => {
    await page.route('**/search/index.json', (route) => route.abort());
    await openHydrated(page, PAGE);
    await button(page).click();
    const sentence = page.getByText('The search could not be loaded.').last();
    await expect(sentence).toBeVisible();
    await expectAccessible(page);
    await sentence.getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  test('what waits for its button: that is a link to the list of all pages', async ({ page }) => {
    await page.route('**/assets/watch-search-*.js', (route) => route.abort());
    await page.goto(PAGE);
    await button(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
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
