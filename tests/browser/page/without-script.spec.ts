import { openHydrated } from '../support/hydrated.ts';
import { expect, lookTest as test } from '../support/test.ts';
import { PART } from '../../../renderer/contract.ts';

/* That every page says the same without a script is tested in every-page.spec.ts. */

for (const [route, slug] of [
  ['/resources/case-studies', 'service-desk'],
  ['/accelerators', 'optimax'],
  ['/about-us/our-team', 'lakshmi-raman'],
] as const) {
  test(`what the dialog ${route}#${slug} says can be read in the page`, async ({
    page,
    pageWithoutScript,
  }) => {
    await pageWithoutScript.goto(route);
    const without = words(await pageWithoutScript.locator(`#${slug}`).innerText());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, `${route}#${slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    const texts = await page
      .getByRole('dialog')
      .locator('h2, h3, p, li')
      .evaluateAll((elements) => elements.map((element) => element.textContent));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(without).toContain(words(text));
  });
}

/** Words with single spaces between them. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

test('every page of the navigation can be reached from the menus', async ({
  pageWithoutScript: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [menu, count] of [
    // With its offer.
    ['Services', 7],
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

test('on a narrow screen the menu is a place of its own', async ({ pageWithoutScript: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Our Customers' }).click();
  await expect(page).toHaveURL('/about-us/our-customers');
  await expect(menu).toBeHidden();
});

test('an inquiry can be written by mail', async ({ pageWithoutScript: page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Send Inquiry' }).first().click();
  await expect(page.locator('#inquiry').getByRole('link')).toHaveAttribute(
    'href',
    'mailto:consulting@4ce.example',
  );
});

test('the button of the header is in the bar of wide screens', async ({
  page,
  pageWithoutScript,
}) => {
  const name = 'Send Inquiry';
  for (const one of [page, pageWithoutScript]) {
    await one.setViewportSize({ width: 1440, height: 900 });
    await one.goto('/');
  }
  const button = pageWithoutScript.getByRole('banner').getByRole('link', { name });
  await expect(button).toBeInViewport();
  expect((await button.boundingBox())?.y).toBeLessThan(100);
  // With one it waits until the button of the first view is out of sight.
  await expect(page.getByRole('banner').getByRole('link', { name })).toHaveCount(0);
});
