import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { PART } from '../../../renderer/bootstrap/contract.ts';

/* That every page says the same without a script is tested in every-page.spec.ts. */

test.use({ javaScriptEnabled: false });

for (const [route, slug] of [
  ['/resources/case-studies', 'service-desk'],
  ['/accelerators', 'optimax'],
  ['/about-us/our-team', 'lakshmi-raman'],
] as const) {
  test(`what the dialog ${route}#${slug} says can be read in the page`, async ({
    page,
    browser,
  }) => {
    await page.goto(route);
    const without = words(await page.locator(`#${slug}`).innerText());
    const context = await browser.newContext({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    const hydrated = await context.newPage();
    await openHydrated(hydrated, `${route}#${slug}`);
    await expect(hydrated.getByRole('dialog')).toBeVisible();
    const texts = await hydrated
      .getByRole('dialog')
      .locator('h2, h3, p, li')
      .evaluateAll((elements) => elements.map((element) => element.textContent));
    await context.close();
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(without).toContain(words(text));
  });
}

/** Words with single spaces between them. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

test('every page of the navigation can be reached from the menus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [menu, count] of [
    ['Services', 6],
    ['Expertise', 16],
    ['Resources', 3],
    ['About Us', 4],
  ] as const) {
    await navigation.getByRole('button', { name: menu }).hover();
    const links = navigation.locator(`[${PART}=content] a:visible`);
    await expect(links).toHaveCount(count);
    await page.mouse.move(600, 700);
    await expect(links).toHaveCount(0);
  }
});

test('on a narrow screen the menu is a place of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Our Customers' }).click();
  await expect(page).toHaveURL('/about-us/our-customers');
  await expect(menu).toBeHidden();
});

test('an inquiry can be written by mail', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Send Inquiry' }).first().click();
  await expect(page.locator('#inquiry').getByRole('link')).toHaveAttribute(
    'href',
    'mailto:consulting@4ce.example',
  );
});
