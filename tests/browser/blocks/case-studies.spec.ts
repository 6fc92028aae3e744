import { expectAccessible } from '../support/axe.ts';
import { goBack, openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

const LABELS = [
  'Key highlights',
  'Client background',
  'Challenges',
  'Solution',
  'Outcomes',
  'Technologies used',
];

test('five cards, with the figures of the specification', async ({ page }) => {
  await page.goto('/resources/case-studies');
  await expect(page.getByRole('button', { name: /^Read More/ })).toHaveCount(5);
  const text = await page.locator('main').innerText();
  for (const figure of ['20%', '3X', '10X', '98%']) expect(text).toContain(figure);
});

test('the dialog tells the whole study, in order', async ({ page }) => {
  await openHydrated(page, '/resources/case-studies');
  const card = page.getByRole('button', { name: /^Read More/ }).first();
  // Read first: behind the open dialog the card is not a button for anybody.
  const title = ((await card.getAttribute('aria-label')) ?? '').replace('Read More: ', '');
  await card.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(title);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(LABELS);
  expect(await dialog.locator('section p').count()).toBeGreaterThan(1);
  for (const label of ['Key highlights', 'Challenges', 'Solution', 'Outcomes']) {
    const row = dialog.locator('section').filter({
      has: page.getByRole('heading', { name: label, exact: true }),
    });
    expect(await row.last().getByRole('listitem').count(), label).toBeGreaterThan(0);
  }
});

test(
  '×, Close, Escape, the scrim and Back close it and give the focus back',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, '/resources/case-studies');
    const opener = page.getByRole('button', { name: /^Read More/ }).nth(1);
    const dialog = page.getByRole('dialog');
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close' }).first().click(),
      () => dialog.getByRole('button', { name: 'Close' }).last().click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
      () => goBack(page),
    ]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(/\/resources\/case-studies#[a-z0-9-]+$/);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/resources/case-studies');
      await expect(opener).toBeFocused();
    }
  },
);

test('closed before the frame in which it takes the focus, it gives the focus back too', async ({
  page,
}) => {
  await openHydrated(page, '/resources/case-studies');
  const opener = page.getByRole('button', { name: /^Read More/ }).nth(1);
  const dialog = page.getByRole('dialog');
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('every study opens at its address and is accessible in both themes', async ({ page }) => {
  await page.goto('/resources/case-studies');
  const addresses = await page
    .getByRole('button', { name: /^Read More/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(addresses).size).toBe(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, address] of addresses.entries()) {
    await page.goto('about:blank');
    await page.goto(`/resources/case-studies${address}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ colorScheme: index % 2 ? 'light' : 'dark' });
    await expectAccessible(page);
  }
});
