import { expect, test } from './test.ts';

/** Scripts that the page has requested so far. */
const loaded = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length`;

test('a page that moves nothing by itself requests no script before an interaction', async ({
  page,
}) => {
  await page.goto('/services/consulting');
  await page.waitForTimeout(1500);
  expect(await page.evaluate(loaded)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  expect(await page.evaluate(loaded)).toBeGreaterThan(0);
});

test('no sheet is loaded twice: the inlined ones are never requested', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/consulting');
  const inlined = await page
    .locator('style[data-href]')
    .evaluateAll((styles) => styles.map((style) => style.getAttribute('data-href') ?? ''));
  expect(inlined.length).toBeGreaterThan(0);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Services' })
    .click();
  await page.keyboard.press('Escape');
  await page.goto('/services/consulting#inquiry');
  await expect(page.getByRole('dialog')).toBeVisible();
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(inlined.filter((url) => requested.includes(url))).toEqual([]);
});

test('the first press is not lost while the script is under way', async ({ page }) => {
  for (const { width, press, shows } of [
    { width: 1440, press: 'Switch theme', shows: 'html[data-theme]' },
    { width: 390, press: 'Open menu', shows: '#menu:visible' },
    { width: 1440, press: 'Services', shows: '[data-part=content]:visible' },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await page.goto('/services/staffing');
    // A press without the hover before it, as a finger does it.
    await page.getByRole('button', { name: press, exact: true }).first().dispatchEvent('click');
    await expect(page.locator(shows).first()).toBeAttached();
    await page.evaluate(() => localStorage.clear());
  }
});

test('the first key in the banner is not lost either', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('button', { name: 'Next slide' })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByRole('region', { name: 'Highlights' }).locator('button[aria-current]'),
  ).toHaveText('Implementation');
});

test('the address of a dialog opens it', async ({ page }) => {
  await page.goto('/#inquiry');
  await expect(page.getByRole('dialog', { name: 'Get In Touch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/');
});
