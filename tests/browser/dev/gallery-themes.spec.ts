import { THEME, THEME_SHEET } from '../../../renderer/contract.ts';
import { describeBlocks } from '../../../schema/block-guide.ts';
import type { Theme, ThemeColors } from '../../../schema/generated/content.d.ts';
import {
  acceptedBrand,
  pick,
  randomAppearance,
  randomNumbers,
} from '../../../test-support/content/random-theme.ts';
import { derivePalette } from '../../../theme/derive.ts';
import { type Appearance, USUAL } from '../../../theme/sheet/appearance.ts';
import { devTheme, themeSheet } from '../../../theme/sheet/theme-sheet.ts';
import { expectAccessible } from '../support/axe.ts';
import { devSite } from '../support/dev-site.ts';
import { expect, lookTest, test } from '../support/test.ts';

/* The examples of blocks in other themes than that of the site. */

test.describe.configure({ mode: 'serial' });

const dev = devSite();

/** What a theme chooses next to its appearance. */
interface Chosen extends Pick<Theme, 'shape' | 'dark'> {
  colors: ThemeColors;
}

/** The sheet of a site with other colors than this one, and such an appearance. */
function sheetOf(
  appearance: Appearance,
  { colors, shape, dark }: Chosen = {
    colors: { accent: '#9b4700' },
    shape: 'round',
    dark: 'auto',
  },
): string {
  const family = { families: ['serif'], weight: 600 } as const;
  const fonts = {
    faces: [],
    fallbacks: [],
    display: { ...family, tracking: 0 },
    text: { ...family, medium: 600, strong: 700 },
  };
  const palette = derivePalette(colors);
  const rest = { fontDisplay: 'swap', logo: { width: 96 }, language: 'en', css: '' } as const;
  return devTheme(themeSheet({ ...appearance, shape, dark }, { ...rest, fonts, palette }));
}

/** What is drawn in random themes, and how much of it is looked at. */
const THEMED: readonly (readonly [path: string, within: string])[] = [
  ['/services/audits', 'html'],
  ...describeBlocks().blocks.map(({ name }) => [`/_blocks/${name}`, '[data-block]'] as const),
];

/** What is above half of the examples. */
const HEADERS = [undefined, undefined, undefined, 'plain', 'over-picture', 'centered'] as const;

/** Over all of them together. */
const THEMES = 200;

lookTest('examples in random themes are accessible, and fit into 320 pixels', async ({ page }) => {
  test.setTimeout(600_000);
  const random = randomNumbers(11);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const themes = Math.ceil(THEMES / THEMED.length);
  for (const [path, within] of THEMED) {
    const header = path.startsWith('/_blocks/') ? pick(HEADERS, random) : undefined;
    const address = header ? `${path}?header=${header}` : path;
    const shown = header ? `header, ${within}` : within;
    await page.goto(dev.address + address);
    await expect(page.locator('main h2, [data-block]').first()).toBeAttached();
    for (let count = 0; count < themes; count += 1) {
      const look = { ...randomAppearance(random), header: header ?? 'plain' };
      const sheet = sheetOf(look, {
        colors: acceptedBrand(random),
        shape: pick(['sharp', 'firm', 'soft', 'round'], random),
        dark: pick(['auto', 'auto', 'none', 'only'], random),
      });
      const scheme = pick(['light', 'dark'], random);
      // As refreshTheme (renderer/dev/theme-sheet.ts) shows another theme, to a visitor who chose light or dark pages.
      await page.locator(`[${THEME_SHEET}]`).evaluate(
        (style, [text, name, value]) => {
          style.textContent = text;
          document.documentElement.setAttribute(name, value);
        },
        [sheet, THEME, scheme] as const,
      );
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${address}, ${scheme}: ${sheet}`).toBe(0);
      await expectAccessible(page, shown);
    }
  }
});

test('cards with shadows have lines in the colors of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [type, card] of [
    ['card-grid', 'ul > li'],
    ['pricing', 'li:has(h3)'],
    ['product-cards', 'article, li'],
  ] as const) {
    await page.goto(`${dev.address}/_blocks/${type}`);
    const first = page.locator(`[data-block="${type}"]`).first().locator(card).first();
    await expect(first).toBeVisible();
    await page.locator(`[${THEME_SHEET}]`).evaluate(
      (style, text) => {
        style.textContent = text;
      },
      sheetOf({ ...USUAL, cards: 'shadow' }),
    );
    const line = () =>
      first.evaluate((element) => {
        const { borderTopWidth, outlineWidth, outlineStyle } = getComputedStyle(element);
        return Math.max(
          parseFloat(borderTopWidth),
          outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
        );
      });
    await expect.poll(line, type).toBeGreaterThanOrEqual(1);
  }
});
