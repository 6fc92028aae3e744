import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { HYDRATED } from '../../../renderer/contract.ts';

/** Opens a page and has React hydrate it, as the first sign of a visitor does. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

/** Waits until React has hydrated the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(HYDRATED, '');
}

/** The vertical scroll position in whole pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Scrolls as a visitor does and waits until the page has noted it. */
export async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await page.waitForFunction((y) => {
    const state: unknown = history.state;
    const noted = typeof state === 'object' && state && 'scrollY' in state ? state.scrollY : -1;
    return Math.abs(Number(noted) - y) < 1;
  }, top);
}

/** Follows one of the footer's quick links without scrolling to it first. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).dispatchEvent('click');
}

/** Goes back within a document, as the browser's button does; Playwright's own goBack() waits for a new one in Firefox. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Makes the page think that its tab went to the background, or came back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

export async function expectNotHydrated(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute(HYDRATED)).toBeNull();
}
