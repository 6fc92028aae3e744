import { ROUTES } from './routes.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

/** The words of a page in the order of the document, blanks folded. */
function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

for (const route of ROUTES) {
  test(`${route} says the same with and without a script`, async ({ page, browser }) => {
    await page.goto(route);
    const without = words(await page.locator('main').innerText());
    const context = await browser.newContext({ javaScriptEnabled: true, reducedMotion: 'reduce' });
    const awake = await context.newPage();
    await awake.goto(route);
    await awake.keyboard.press('Tab');
    await expect(awake.locator('html')).toHaveAttribute('data-awake', '');
    // Copies of carousel slides are for the eye; slides out of reach are words of the page all the same.
    const texts = await awake
      .locator('main :is(h1, h2, h3, p, li, blockquote, time, address, figcaption):visible')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) => !element.closest('.glide__slide--clone') && element.children.length === 0,
          )
          .map((element) => element.textContent),
      );
    await context.close();
    for (const text of texts) expect(without).toContain(words(text));
  });
}

test('every page of the navigation can be reached from the menus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [menu, link] of [
    ['Services', 'Staffing'],
    ['Expertise', 'Healthcare'],
    ['About Us', 'Our Team'],
  ] as const) {
    await navigation.getByRole('button', { name: menu }).hover();
    await expect(navigation.getByRole('link', { name: link, exact: true })).toBeVisible();
    await page.mouse.move(600, 700);
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
  await page.getByRole('button', { name: 'Send Inquiry' }).first().click();
  await expect(page.locator('#inquiry').getByRole('link')).toHaveAttribute(
    'href',
    'mailto:consulting@4ce.example',
  );
});
