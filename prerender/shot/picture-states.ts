import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { HYDRATED, THEME } from '../../renderer/contract.ts';
import { isDevState } from '../../renderer/dev/dev-state.ts';
import { ENGINE } from '../paths.ts';
import { launchBrowser, pictureOf, THEMES } from './camera.ts';

/**
 * Where its servers keep the modules that they prepare, a folder for each: they start side by side, and next to the one
 * of `page shot`.
 */
const CACHE = join(ENGINE, 'node_modules/.vite/changes');

/** The widths of the windows, in pixels: of a desktop first, since a browser keeps a large picture in a small window. */
const WIDTHS = [1440, 390] as const;
const HEIGHT = 900;

/** Carousels and menus measure a window that has another width a moment later; between two looks pass so many ms. */
const LOOKS_EVERY = 50;

/** After so many looks, a page is pictured as it is: something on it never rests. */
const MOST_LOOKS = 40;

/** So many ms may pass before a page is drawn for the first time, when all its modules are made. */
const DRAWN_WITHIN = 60_000;

/** Nobody edits the engine while pictures are taken, in seconds; without it, each page asks for 160 modules again. */
const KEPT_FOR = 3600;

/** A block of a page, or a whole page, in one or both states of a site. */
export interface StateView {
  /** By which its pictures are found again. */
  key: string;
  before?: Place;
  after?: Place;
}

export interface Place {
  route: string;
  /** Index of a block; without it, the whole page. */
  block?: number;
}

/** A state of a site. */
export interface PicturedSite {
  folder: string;
  /** Texts that are shown in the place of those on the disk; nothing for a file that is not there. */
  unsaved: ReadonlyMap<string, string | undefined>;
}

/** A view in one state. */
export interface StatePicture {
  key: string;
  state: 'before' | 'after';
  theme: (typeof THEMES)[number];
  width: number;
  png: Buffer;
}

/**
 * Pictures views in both states of a site, in one run of one browser, so that only what the site says makes a difference.
 *
 * @returns without those of pages that are not drawn because of an error in them, and of blocks that take no room
 * @throws if there is no browser
 */
export async function pictureStates(
  sites: Readonly<Record<StatePicture['state'], PicturedSite>>,
  views: readonly StateView[],
): Promise<StatePicture[]> {
  if (views.length === 0) return [];
  const browser = await launchBrowser();
  try {
    const [before, after] = await Promise.all([
      pictureSite(browser, sites.before, 'before', views),
      pictureSite(browser, sites.after, 'after', views),
    ]);
    return [...before, ...after].toSorted((one, other) => one.width - other.width);
  } finally {
    await browser.close();
  }
}

async function pictureSite(
  browser: Browser,
  { folder, unsaved }: PicturedSite,
  state: StatePicture['state'],
  views: readonly StateView[],
): Promise<StatePicture[]> {
  const shown = views.flatMap(({ key, [state]: place }) => (place ? [{ key, ...place }] : []));
  if (shown.length === 0) return [];
  // Vite takes a while to load, and most reports have no pictures.
  const { startDev } = await import('../dev/dev.ts');
  const server = await startDev(
    folder,
    0,
    { logLevel: 'silent', cacheDir: join(CACHE, state), keepFor: KEPT_FOR },
    { unsaved, onChange: () => undefined },
  );
  try {
    const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const pictures: StatePicture[] = [];
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const route of new Set(shown.map((view) => view.route))) {
      if (!(await isDrawn(address, route))) continue;
      await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
      await page.goto(`${address}${route}`);
      await page.waitForSelector(`html[${HYDRATED}]`, { state: 'attached', timeout: DRAWN_WITHIN });
      // The menus come by a script of their own, a moment after the page.
      await page.waitForLoadState('networkidle');
      const here = shown.filter((view) => view.route === route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.evaluate(settle, { every: LOOKS_EVERY, most: MOST_LOOKS });
        for (const shot of await pictureThemes(page, here))
          pictures.push({ ...shot, state, width });
      }
    }
    await page.close();
    return pictures;
  } finally {
    await server.close();
  }
}

/** Whether there is a page without errors, and so without problems in its place. */
async function isDrawn(address: string, route: string): Promise<boolean> {
  const answer = await fetch(`${address}/dev/state.json?route=${encodeURIComponent(route)}`);
  const state: unknown = await answer.json();
  return isDevState(state) && state.page !== null;
}

/**
 * In the browser: waits for fonts, for all pictures of a page, which it else loads where a reader comes near, and until
 * nothing in it changes from one look to the next.
 */
async function settle({ every, most }: { every: number; most: number }): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  for (let look = 0, seen = ''; look < most; look += 1) {
    const html = document.body.innerHTML;
    if (html === seen) return;
    seen = html;
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), every));
  }
}

async function pictureThemes(
  page: Page,
  views: readonly { key: string; block?: number }[],
): Promise<Pick<StatePicture, 'key' | 'theme' | 'png'>[]> {
  const pictures: Pick<StatePicture, 'key' | 'theme' | 'png'>[] = [];
  for (const theme of THEMES) {
    await page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
      THEME,
      theme,
    ] as const);
    for (const { key, block } of views) {
      const png = await pictureOf(page, block);
      if (png) pictures.push({ key, theme, png });
    }
  }
  return pictures;
}
