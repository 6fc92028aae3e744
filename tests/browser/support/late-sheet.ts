import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page, and waits for the sheet that comes after its first view. */
export async function openWith(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('link[rel=stylesheet][href*="theme-"]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
}
