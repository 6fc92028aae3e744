import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { HYDRATED, THEME } from '../../renderer/contract.ts';
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

/** Of carousels, in ms: they measure a window that has another width a moment later. */
const MEASURED_AFTER = 50;

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
 * @param sites the folders of the two states
 * @throws if there is no browser, or a page is not drawn
 */
export async function pictureStates(
  sites: Readonly<Record<StatePicture['state'], string>>,
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
  site: string,
  state: StatePicture['state'],
  views: readonly StateView[],
): Promise<StatePicture[]> {
  const shown = views.flatMap(({ key, [state]: place }) => (place ? [{ key, ...place }] : []));
  if (shown.length === 0) return [];
  // Vite takes a while to load, and most reports have no pictures.
  const { startDev } = await import('../dev/dev.ts');
  const server = await startDev(site, 0, {
    logLevel: 'silent',
    cacheDir: join(CACHE, state),
    keepFor: KEPT_FOR,
  });
  try {
    const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const pictures: StatePicture[] = [];
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const route of new Set(shown.map((view) => view.route))) {
      await page.goto(`${address}${route}`);
      await page.waitForSelector(`html[${HYDRATED}]`, { state: 'attached', timeout: DRAWN_WITHIN });
      const here = shown.filter((view) => view.route === route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.evaluate(settle, MEASURED_AFTER);
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

/** In the browser: waits for fonts and for all pictures of a page, which it else loads where a reader comes near. */
async function settle(measuredAfter: number): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  await new Promise((resolve) => setTimeout(resolve, measuredAfter));
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
    for (const { key, block } of views)
      pictures.push({ key, theme, png: await pictureOf(page, block) });
  }
  return pictures;
}
