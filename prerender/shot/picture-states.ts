import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BLOCK, BLOCK_INDEX } from '../../renderer/contract.ts';
import { launchBrowser, pictureOf, showTheme, THEMES } from './camera.ts';
import { markElements } from './mark-elements.ts';
import { type PicturedSite, StillSite } from './still-site.ts';

/** The widths of the windows, in pixels: of a desktop first, since a browser keeps a large picture in a small window. */
const WIDTHS = [1440, 390] as const;
const HEIGHT = 900;

/** Where the browser finds a site. Nothing is asked of the network: the name is reserved, and all requests are answered here. */
const ORIGIN = 'http://site.invalid';

/** A block of a page, or a whole page, in one or both states of a site. */
interface StateView {
  /** By which its pictures are found again. */
  key: string;
  before?: Place;
  after?: Place;
}

interface Place {
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
  site: PicturedSite,
  state: StatePicture['state'],
  views: readonly StateView[],
): Promise<StatePicture[]> {
  const shown = views.flatMap(({ key, [state]: place }) => (place ? [{ key, ...place }] : []));
  if (shown.length === 0) return [];
  const still = new StillSite(site);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const pictures: StatePicture[] = [];
  for (const route of new Set(shown.map((view) => view.route))) {
    const document = await still.document(route);
    if (document === undefined) continue;
    await answerFrom(context, still, { route, document });
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await page.goto(ORIGIN + route);
    await page.evaluate(markElements, { type: BLOCK, index: BLOCK_INDEX });
    const here = shown.filter((view) => view.route === route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.evaluate(settle);
      for (const shot of await pictureThemes(page, here)) pictures.push({ ...shot, state, width });
    }
  }
  await context.close();
  return pictures;
}

/** Answers the browser with a document and what it loads of its site; other sites, and scripts, do not come. */
async function answerFrom(
  context: BrowserContext,
  still: StillSite,
  { route, document }: { route: string; document: string },
): Promise<void> {
  await context.unrouteAll();
  await context.route('**/*', async (request) => {
    const { origin, pathname } = new URL(request.request().url());
    if (origin !== ORIGIN) return request.abort();
    if (pathname === encodeURI(route))
      return request.fulfill({ contentType: 'text/html; charset=utf-8', body: document });
    const file = await still.file(decodeURI(pathname));
    return file
      ? request.fulfill({ contentType: file.type, body: file.body })
      : request.fulfill({ status: 404 });
  });
}

/** In the browser: waits for fonts, and for all pictures of a page, which it else loads where a reader comes near. */
async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
}

async function pictureThemes(
  page: Page,
  views: readonly { key: string; block?: number }[],
): Promise<Pick<StatePicture, 'key' | 'theme' | 'png'>[]> {
  const pictures: Pick<StatePicture, 'key' | 'theme' | 'png'>[] = [];
  for (const theme of THEMES) {
    await showTheme(page, theme);
    for (const { key, block } of views) {
      const png = await pictureOf(page, block);
      if (png) pictures.push({ key, theme, png });
    }
  }
  return pictures;
}
