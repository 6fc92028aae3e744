import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { TOOLTIP, WITHOUT_ICONS } from '../../../renderer/contract.ts';
import { expectHydrated } from '../support/hydrated.ts';

/* Where SVG files are blocked, what shows nothing but one says its name. */

test.use({ mayComplain: true });

/** What shows and is pressed without a word to be seen: neither its own nor one that a sheet writes of its name. */
function wordless(page: Page): Promise<string[]> {
  return page
    .locator(`header > div a:visible, header > div button:visible, [${TOOLTIP}]:visible`)
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const after = getComputedStyle(control, '::after');
          const written = /^".*\p{L}/u.test(after.content) && after.display !== 'none';
          return (
            !written && !/\p{L}/u.test(control instanceof HTMLElement ? control.innerText : '')
          );
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
}

/** Where a control reaches beyond the screen, or into the one next to it. */
function crowded(page: Page): Promise<string[]> {
  return page.locator('header > div').evaluate((bar) => {
    const controls = [...bar.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const boxes = controls.map((control) => control.getBoundingClientRect());
    return controls.flatMap((control, at) => {
      const { left = 0, right = 0 } = boxes[at] ?? {};
      const isOver =
        left < 0 || right > innerWidth || control.scrollWidth > control.clientWidth + 1;
      const isIntoNext = right > (boxes[at + 1]?.left ?? Infinity) + 1;
      return isOver || isIntoNext ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
}

for (const width of [390, 1440]) {
  test(`logo and buttons have words where SVG files are blocked, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.svg', (route) => route.abort());
    await page.goto('/');
    const logo = page.getByRole('contentinfo').getByText('4CE', { exact: true });
    await expect.poll(() => wordless(page)).toEqual([]);
    await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(20);
    expect(await crowded(page)).toEqual([]);

    await page.keyboard.press('Shift');
    await expectHydrated(page);
    expect(await wordless(page)).toEqual([]);
    await expect(page.getByRole('banner').getByRole('link', { name: '4CE, home' })).toBeVisible();
  });
}

test('where the icons come, buttons show nothing else', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute(WITHOUT_ICONS);
  const content = await page
    .locator(`header [${TOOLTIP}]`)
    .first()
    .evaluate((control) => getComputedStyle(control, '::after').content);
  expect(content).toBe('none');
});
