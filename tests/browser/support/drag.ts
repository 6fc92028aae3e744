import type { Locator, Page } from '@playwright/test';

/** Drags one element to a place in another, by so much from its middle. */
export async function drag(
  tab: Page,
  from: Locator,
  to: Locator,
  { x = 0, y = 0 } = {},
  drops = true,
): Promise<void> {
  await from.hover();
  await tab.mouse.down();
  const box = await to.boundingBox();
  if (!box) throw new Error('There is nothing to drag to.');
  const [left, top] = [box.x + box.width / 2 + x, box.y + box.height / 2 + y];
  await tab.mouse.move(left - 3, top - 3, { steps: 4 });
  await tab.mouse.move(left, top, { steps: 2 });
  if (drops) await tab.mouse.up();
}
