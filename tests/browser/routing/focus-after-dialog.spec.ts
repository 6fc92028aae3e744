import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/* What opened a dialog cannot always have the focus back, and no focus may be lost. */

for (const [what, change] of [
  ['gone', (opener: HTMLElement) => opener.remove()],
  ['hidden', (opener: HTMLElement) => opener.style.setProperty('display', 'none')],
] as const) {
  test(`where the opener is ${what} when the dialog closes, the main heading has the focus, as after a navigation`, async ({
    page,
  }) => {
    await openHydrated(page, '/about-us/our-team');
    const opener = page.getByRole('button', { name: /^View Profile/ }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.locator('main a[role=button]').first().evaluate(change);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
