import { ROUTES } from '../../../test-support/browsers/routes.ts';
import { expect, lookTest as test } from '../support/test.ts';

/** Prerendered HTML is what counts here; no page has to hydrate for it. */
const PAGES = ROUTES.filter((route) => /^\/(services|industries)\//.test(route));

/** Where four topics said it all, there is no "Why Choose" (docs/specification.md, section 2: optional). */
const WITHOUT_REASONS = [
  '/services/aws',
  '/services/experience-cloud',
  '/services/einstein-analytics',
  '/industries/high-tech',
];

test('there are nineteen service pages and five of industries', () => {
  expect(PAGES.filter((route) => route.startsWith('/services/'))).toHaveLength(19);
  expect(PAGES.filter((route) => route.startsWith('/industries/'))).toHaveLength(5);
});

test('a picture beside the title has a corner at its foot only where no dark band follows', async ({
  page,
}) => {
  const picture = page.locator('[data-hero]');
  await page.goto('/services/aws');
  await expect(picture).toHaveCSS('border-bottom-left-radius', '0px');
  await page.goto('/services/sales-cloud');
  await expect(picture).not.toHaveCSS('border-bottom-left-radius', '0px');
});

test('reasons end where the picture beside them does', async ({ page }) => {
  // Before it is seen, the picture is lower, to rise into its place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // On narrower screens the words may need more room than the picture.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/sales-cloud');
  const reasons = page.getByRole('region', { name: /^Why choose 4CE/ });
  const ends = [reasons.locator('img'), reasons.getByRole('list')].map((part) =>
    part.evaluate((element) => element.getBoundingClientRect().bottom),
  );
  const [picture = 0, list = 0] = await Promise.all(ends);
  expect(Math.abs(picture - list)).toBeLessThan(2);
});

for (const route of PAGES) {
  test(`${route} has every part of the template`, async ({ page }) => {
    await page.goto(route);
    const sections = page.locator('main > section, main > * > section');
    const opening = sections.filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(opening.getByRole('navigation', { name: /breadcrumb/i })).toBeVisible();
    // Subtitle, description, button.
    await expect(opening.locator('p')).toHaveCount(3);
    await expect(opening.getByRole('link', { name: 'Contact Us Today' })).toHaveAttribute(
      'href',
      'mailto:consulting@4ce.example',
    );
    await expect(opening.locator('img')).toHaveCount(1);

    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .filter({ has: page.getByRole('list') });
    // Looked at in one step: a locator in every card would take most of the test.
    const parts = await cards.evaluateAll((all) =>
      all.map((card) => ({
        hasIcon: card.querySelector('svg')?.checkVisibility(),
        hasText: /\S/.test(card.querySelector('h3 + p')?.textContent ?? ''),
        points: card.querySelectorAll('li').length,
      })),
    );
    expect([4, 6]).toContain(parts.length);
    for (const part of parts) expect(part).toEqual({ hasIcon: true, hasText: true, points: 3 });

    const reasons = page.getByRole('region', { name: /^Why choose 4CE/ });
    if (WITHOUT_REASONS.includes(route)) await expect(reasons).toHaveCount(0);
    else {
      expect(await reasons.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3);
      await expect(reasons.locator('img')).toHaveCount(1);
    }

    // Proof: a case with its figure, a person, and two neighboring pages.
    const links = page
      .getByRole('region')
      .filter({ has: page.locator('a[href^="/resources/case-studies#"]') })
      .locator('h3 a');
    await expect(links).toHaveCount(4);
    await expect(links.nth(0)).toHaveAttribute('href', /^\/resources\/case-studies#./);
    await expect(links.nth(1)).toHaveAttribute('href', /^\/about-us\/our-team#./);

    // The additional information: paragraphs of their own, with ways on to related pages.
    const last = sections.nth((await sections.count()) - 2);
    expect(await last.locator('p').count()).toBeGreaterThanOrEqual(2);
    expect(await last.locator('a[href^="/"]').count()).toBeGreaterThanOrEqual(1);
  });
}
