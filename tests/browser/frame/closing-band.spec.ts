import { openHydrated } from '../support/hydrated.ts';
import { ROUTES } from '../../../test-support/browsers/routes.ts';
import { expect, test } from '../support/test.ts';

test('every content page ends with the way to write a mail', async ({ request }) => {
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const band = /<section[^>]*aria-labelledby="closing".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(band, route).toMatch(/<h2 id="closing">Ready to Get Started/);
    expect(band, route).toContain('Contact Us Today');
    if (route === '/resources/press-releases') expect(band).not.toContain('mailto:');
    else expect(band, route).toContain('href="mailto:consulting@4ce.example"');
  }
});

test('on the press releases its button does nothing and says so', async ({ page }) => {
  await openHydrated(page, '/resources/press-releases');
  const button = page.getByRole('button', { name: 'Contact Us Today' });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(page).toHaveURL('/resources/press-releases');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('its drawing fills the band as the drawing itself says, not cut at both sides', async ({
  page,
}) => {
  await page.goto('/services/consulting');
  const drawing = page.locator('section[aria-labelledby=closing] img');
  await expect(drawing).toHaveAttribute('src', /\.svg$/);
  await expect(drawing).toHaveCSS('object-fit', 'fill');
});
