import { expect, lookTest as test } from '../support/test.ts';
import { TOOLTIP } from '../../../renderer/contract.ts';

test('three offices, quick links and social links', async ({ page }) => {
  await page.goto('/services/consulting');
  const footer = page.getByRole('contentinfo');
  for (const office of ['Bengaluru', 'Bridgewater', 'Cary']) {
    await expect(footer.getByRole('heading', { name: office })).toBeVisible();
  }
  await expect(footer.locator('address')).toHaveText([
    /India/,
    /New Jersey|NJ/,
    /North Carolina|NC/,
  ]);
  expect(
    await footer
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/accelerators', '/resources/case-studies', '/resources/blog']);
  const social = await footer
    .locator(`a[${TOOLTIP}]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(social).toHaveLength(3);
  expect(social.some((href) => href.startsWith('mailto:consulting@4ce.example'))).toBe(true);
  await expect(footer).toContainText('18+ years');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colors the logo has the color of the text, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/services/consulting');
    const footer = page.getByRole('contentinfo');
    const colorOf = (selector: string) =>
      footer
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('svg:has(+ .visually-hidden)')).toBe(await colorOf('p'));
    await page.emulateMedia({ forcedColors: null });
  });
}
