import { openWith } from '../support/late-sheet.ts';
import { expect, test } from '../support/test.ts';

/* What can be pressed shows it, and stays where it is. */

/** All that can be pressed in the content, the footer and the banner above the header. */
const PRESSABLE = 'main :is(a, button), footer :is(a, button), header > div a';

test('everything that can be pressed shows that it is pressed', async ({ page }) => {
  for (const route of ['/', '/resources/blog', '/accelerators']) {
    await openWith(page, route);
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await client.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: PRESSABLE,
    });
    expect(nodeIds.length).toBeGreaterThan(10);
    // All at once, and read at once: to ask about each takes many times as long.
    for (const nodeId of nodeIds)
      await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['active'] });
    const unchanged = await page
      .locator(PRESSABLE)
      .evaluateAll((all) =>
        all
          .filter((element) => Number(getComputedStyle(element).opacity) >= 1)
          .map((element) => element.outerHTML),
      );
    expect(unchanged, route).toEqual([]);
    await client.detach();
  }
});

test('a link of an open menu stays where it is pressed', async ({ page }) => {
  await openWith(page, '/');
  await page.getByRole('button', { name: 'Services' }).first().click();
  const link = page.getByRole('banner').getByRole('link', { name: 'Consulting' });
  await link.hover();
  await page.mouse.down();
  await expect(link).toHaveCSS('opacity', '0.72');
  const isOnTop = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/services\/consulting$/);
});
