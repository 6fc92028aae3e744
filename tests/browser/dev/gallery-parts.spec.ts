import { expectAccessible } from '../support/axe.ts';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* What the gallery draws of a page around its blocks: closing band, footer and manual. */

test.describe.configure({ mode: 'serial' });

const dev = devSite();

lookTest(
  'a closing band, a footer and a manual with all options are accessible, and fit a small phone',
  async ({ page }) => {
    for (const [address, shown] of [
      ['hero?part=closing', 'section picture, section a + a'],
      ['quote?part=closing', 'section img, section a + a'],
      ['feature?part=closing', 'section img, section button'],
      ['steps?part=closing', 'section img, section h2'],
      ['hero?part=footer', 'footer .foot-columns, footer .foot-news, footer .foot-badges img'],
      ['prose?part=manual', 'nav .manual-side, nav .manual-contents, .manual-neighbors a'],
    ] as const)
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize({ width: 1440, height: 800 });
        await page.goto(`${dev.address}/_blocks/${address}&theme=${theme}`);
        for (const part of shown.split(', '))
          await expect(page.locator(part).first(), part).toBeVisible();
        await expectAccessible(page, '#root > section, #root > footer, main > .manual');
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
  },
);

lookTest(
  'no words of a closing band are on its drawing but those of a button',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    for (const [type, last] of [
      ['quote', 'a + a'],
      ['steps', 'p'],
    ] as const) {
      await page.goto(`${dev.address}/_blocks/${type}?part=closing`);
      const drawing = await page.locator('section img').boundingBox();
      const words = await page.locator(`section ${last}`).boundingBox();
      if (!drawing || !words) throw new Error('The band shows no drawing or no words.');
      expect(drawing.y, type).toBeGreaterThanOrEqual(words.y + words.height);
    }
  },
);

lookTest(
  'the lead of a text in a manual is above the text, wherever it is scrolled',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${dev.address}/_blocks/prose?part=manual`);
    const lead = page.getByText('What happens in the two weeks of an audit.');
    const text = page.getByText('We begin with two ordinary weeks');
    await expect(text).toBeVisible();
    for (const y of [0, 60]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      const [above, below] = await Promise.all([lead.boundingBox(), text.boundingBox()]);
      expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
    }
  },
);
