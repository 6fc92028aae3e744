import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expectHydrated } from '../support/hydrated.ts';
import { button, field, PAGE } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

/* What opens has its colors, corners and shadow from the first moment, whatever was pressed before. */

/** The sheet with the roles of the theme that a document does not need by itself. */
const THEME = /\/assets\/theme-[^/]*\.css$/;

/** Notes the shadow that a dialog has at the moment in which it comes into the document. */
const NOTE_FIRST_LOOK = `new MutationObserver(() => {
  const dialog = document.querySelector('[role=dialog]');
  if (dialog) globalThis.firstLook ??= getComputedStyle(dialog).boxShadow;
}).observe(document, { childList: true, subtree: true })`;

/** What the theme gives to an open dialog and to the scrim behind it. */
async function expectDressed(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const look = await dialog.evaluate((element) => {
    const { backgroundColor, boxShadow, borderTopLeftRadius } = getComputedStyle(element);
    const scrim = element.parentElement?.previousElementSibling ?? element;
    return {
      scrim: getComputedStyle(scrim).backgroundColor,
      backgroundColor,
      boxShadow,
      borderTopLeftRadius,
    };
  });
  const missing = Object.entries(look).filter(([, value]) =>
    /^(rgba\(0, 0, 0, 0\)|none|0px)$/.test(value),
  );
  expect(missing).toEqual([]);
}

for (const route of ['/', PAGE, '/about-us/our-team']) {
  test(`the search is dressed at the first press on ${route} @core`, async ({ page }) => {
    await page.goto(route);
    await button(page).click();
    await expectDressed(page);
  });
}

test('the search waits for its colours, keeps what is typed meanwhile, and asks for them once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => THEME.test(request.url()) && asked.push(request.url()));
  const release = await holdRequests(page, THEME);
  await page.goto(PAGE);
  await page.keyboard.press('/');
  await page.keyboard.type('devops');
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(field(page)).toHaveValue('devops');
  await expectDressed(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  expect(asked).toHaveLength(1);
});

test('a dialog waits for its colours', async ({ page }) => {
  await page.addInitScript(NOTE_FIRST_LOOK);
  const release = await holdRequests(page, THEME);
  await page.goto('/resources/case-studies');
  const script = page.waitForResponse(/\/assets\/entry-[^/]*\.js$/);
  await page
    .getByRole('button', { name: /^Read More/ })
    .first()
    .dispatchEvent('click');
  await (await script).finished();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expectDressed(page);
  expect(await page.evaluate('firstLook')).not.toBe('none');
});

test.describe('where there is no page', () => {
  test.use({ mayComplain: true });

  test('the search and a dialog are dressed too', async ({ page }) => {
    await page.goto('/no/such/page');
    await button(page).click();
    await expectDressed(page);
    await page.goto('/no/such/page#inquiry');
    await expectDressed(page);
  });
});
