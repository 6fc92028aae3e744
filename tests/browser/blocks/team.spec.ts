import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';

test('sixteen people, each with name, role, portrait and View Profile', async ({ page }) => {
  await page.goto('/about-us/our-team');
  const people = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(people).toHaveCount(16);
  for (const person of await people.all()) {
    const name = await person.getByRole('heading').innerText();
    await expect(person.getByRole('img', { name })).toBeVisible();
    await expect(person.getByRole('button', { name: `View Profile: ${name}` })).toBeVisible();
    expect((await person.locator('p').first().innerText()).length).toBeGreaterThan(3);
  }
});

test('button and portrait open the profile; Close and Escape close it', async ({ page }) => {
  await openHydrated(page, '/about-us/our-team');
  const opener = page.getByRole('button', { name: /^View Profile/ }).nth(2);
  const name = ((await opener.getAttribute('aria-label')) ?? '').replace('View Profile: ', '');
  const dialog = page.getByRole('dialog', { name });

  await opener.click();
  await expect(dialog).toBeVisible();
  const profile = dialog.getByRole('link', { name: /new tab/ });
  await expect(profile).toHaveAttribute('target', '_blank');
  await expect(profile).toHaveAttribute('href', /^https:/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const portrait = await page.getByRole('main').getByRole('img', { name }).boundingBox();
  expect(portrait).not.toBeNull();
  if (!portrait) return;
  // The picture of the dialog that has just closed travels back for a moment, above the page.
  await expect(async () => {
    await page.mouse.click(portrait.x + portrait.width / 2, portrait.y + portrait.height / 2);
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('an open profile is accessible in both themes', async ({ page }) => {
  await openHydrated(page, '/about-us/our-team');
  await page
    .getByRole('button', { name: /^View Profile/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
