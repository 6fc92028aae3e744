import type { Page } from '@playwright/test';
import { median, type Stage } from './serve-and-browse.ts';
import { HYDRATED } from '../../renderer/contract.ts';

const FROM = '/accelerators';

/** Goes to a page by its link in the menu; ms from the press to the end of the frame that shows the page. */
function navigate(page: Page, to: string): Promise<number | undefined> {
  return page.evaluate(async (href) => {
    const link = document.querySelector<HTMLAnchorElement>(`#menu a[href="${href}"]`);
    if (!link) return undefined;
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    const before = document.title;
    const started = performance.now();
    const painted = new Promise<number>((resolve) => {
      const look = () => {
        if (document.title === before) requestAnimationFrame(look);
        // The task after the frame's own.
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      };
      new MutationObserver((_, observer) => {
        observer.disconnect();
        look();
      }).observe(document.head, { childList: true, subtree: true, characterData: true });
    });
    link.click();
    return painted;
  }, to);
}

/** How long from the press of a link, after a hover, until the next page is painted: a row for every page of the menu. */
export async function navigatePages(
  { address, browser }: Stage,
  routes: string[],
  runs: number,
): Promise<void> {
  console.log('| route | with fading, ms | without, ms |\n| --- | --- | --- |');
  for (const route of routes) {
    if (route === FROM) continue;
    const times: Record<string, number[]> = { 'no-preference': [], reduce: [] };
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await browser.newPage({ reducedMotion });
      // Functions that cross over to the page carry a call of a helper that only Node has.
      await page.addInitScript('globalThis.__name = (named) => named');
      for (let count = 0; count < runs; count++) {
        await page.goto(address + FROM);
        await page.keyboard.press('Shift');
        await page.locator(`html[${HYDRATED}]`).waitFor();
        const time = await navigate(page, route);
        if (time !== undefined) times[reducedMotion]?.push(time);
      }
      await page.close();
    }
    const cells = Object.values(times).map((list) => Math.round(median(list)));
    if (!cells.includes(NaN)) console.log(`| ${route} | ${cells.join(' | ')} |`);
  }
}
