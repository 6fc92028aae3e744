import type { Page } from '@playwright/test';
import { expect, lookTest as test } from '../support/test.ts';

const SIBLINGS = [
  ['/resources/blog', '/resources/videos', '/resources/case-studies', '/resources/press-releases'],
  ['/about-us', '/about-us/our-team', '/about-us/our-customers', '/about-us/life-at-4ce'],
  // Titles of one line and of two, texts of three lines to six.
  ['/services/aws', '/services/consulting', '/services/implementation', '/services/staffing'],
  ['/industries/education', '/industries/high-tech', '/industries/manufacturing'],
];

for (const routes of SIBLINGS) {
  for (const width of [1440, 1920]) {
    test(`titles of ${routes[0]} and its siblings are at one height, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const tops: number[] = [];
      for (const route of routes) {
        await page.goto(route);
        tops.push(await page.locator('h1').evaluate((title) => title.getBoundingClientRect().top));
      }
      expect(new Set(tops.map(Math.round)).size).toBe(1);
    });
  }
}

test('a title of one line has its text right below it, also beside titles of two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/services/staffing');
  const lists = await page.locator('main ul:has(> li > div > h3 + p)').evaluateAll((all) =>
    all.map((list) =>
      [...list.querySelectorAll(':scope > li > div')].flatMap((card) => {
        const [title, text] = [card.querySelector('h3'), card.querySelector('h3 + p')];
        if (!title || !text) return [];
        const { bottom } = title.getBoundingClientRect();
        return [Math.round(text.getBoundingClientRect().top - bottom)];
      }),
    ),
  );
  expect(lists.flat().length).toBeGreaterThan(2);
  for (const gaps of lists) expect(new Set(gaps).size).toBe(1);
});

test('points of cards are as large as the text of the page', async ({ page }) => {
  await page.goto('/services/staffing');
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size('main ul ul li')).toBe(await size('body'));
});

test('without its fonts a page shows bold headings, as wide as its own', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loaded = await headingOf(page);
  await page.route('**/*.woff2', (route) => route.abort());
  const instead = await headingOf(page);
  await page.close();
  expect(instead.font).toMatch(/Bold/);
  expect(Math.abs(instead.width / loaded.width - 1)).toBeLessThan(0.05);
  expect(instead.height).toBe(loaded.height);
});

/** The main heading as it is drawn, and the font of the system or the page that draws it. */
async function headingOf(page: Page) {
  await page.goto('/about-us/our-customers');
  await page.evaluate(async () => void (await document.fonts.ready));
  const box = await page.locator('h1').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { width, height } = range.getBoundingClientRect();
    return { width, height: Math.round(height) };
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return { ...box, font: fonts.map(({ postScriptName }) => postScriptName).join() };
}
