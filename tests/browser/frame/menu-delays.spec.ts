import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens a page with its menus loaded and closed, the pointer away from them, and the clock standing still. */
async function openWithFrozenClock(page: Page) {
  await page.clock.install();
  await page.goto('/services/staffing');
  const trigger = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
  await trigger('Resources').click();
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await leave(page);
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  return trigger;
}

async function leave(page: Page): Promise<void> {
  await page.mouse.move(600, 700);
}

test('a menu opens after 200 ms of hover and closes 150 ms after the pointer has left', async ({
  page,
}) => {
  const trigger = await openWithFrozenClock(page);
  await trigger('Resources').hover();
  await page.clock.runFor(195);
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(10);
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');

  await leave(page);
  await page.clock.runFor(145);
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(10);
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'false');
});

test('within 300 ms after one has closed the next opens at once, later with the delay again', async ({
  page,
}) => {
  const trigger = await openWithFrozenClock(page);
  const openByHover = async (name: string, wait: number) => {
    await trigger(name).hover();
    await page.clock.runFor(wait);
  };
  const close = async (name: string) => {
    await leave(page);
    await page.clock.runFor(160);
    await expect(trigger(name)).toHaveAttribute('aria-expanded', 'false');
  };
  await openByHover('Resources', 210);
  await expect(trigger('Resources')).toHaveAttribute('aria-expanded', 'true');
  await close('Resources');

  await page.clock.runFor(250);
  await openByHover('About Us', 10);
  await expect(trigger('About Us')).toHaveAttribute('aria-expanded', 'true');
  await close('About Us');

  await page.clock.runFor(310);
  await openByHover('Services', 150);
  await expect(trigger('Services')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(60);
  await expect(trigger('Services')).toHaveAttribute('aria-expanded', 'true');
});
