import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { BLOCK_INDEX, DIGEST, HYDRATED, THEME } from '../../renderer/contract.ts';
import { isDevState } from '../../renderer/dev/dev-state.ts';
import { SITE_CHANGED } from '../../renderer/dev/site-changed.ts';
import { ENGINE } from '../paths.ts';
import { boxOf } from './box-of.ts';
import { installedChromium } from './find-browser.ts';

export const THEMES = ['light', 'dark'] as const;
const WINDOW = { width: 1280, height: 800 };

/**
 * Where its server keeps the modules that it prepares: another server, started next to it in another mode (NODE_ENV),
 * would prepare its own in their place, and the page would miss them.
 */
const CACHE = join(ENGINE, 'node_modules/.vite/camera');

/** A page that is open is told of a change, and loaded again if it does not show it within so many ms. */
const REDRAWN_WITHIN = 2000;

/** So many ms may pass before a page is drawn for the first time, when all its modules are made. */
const DRAWN_WITHIN = 60_000;

/** What is to be pictured. */
interface View {
  route: string;
  /** Of the text of the page's file: what the picture must show. */
  digest: string;
  /** Index of a block; without it, the whole page. */
  block?: number | undefined;
}

interface Picture {
  theme: (typeof THEMES)[number];
  png: Buffer;
}

/**
 * Takes pictures of a site as the development server draws it. Server and browser start with the first picture and stay
 * for the next.
 */
export class Camera {
  readonly #site: string;
  #started:
    | Promise<{ server: ViteDevServer; browser: Browser; page: Page; address: string }>
    | undefined;

  /** @param site the site folder */
  constructor(site: string) {
    this.#site = site;
  }

  /**
   * Pictures a page, or a block of it, in each theme.
   *
   * @throws if there is no browser, or the page is not drawn as its file says it, because of an error in it
   */
  async shoot({ route, digest, block }: View): Promise<Picture[]> {
    const { server, page, address } = await (this.#started ??= this.#start());
    const url = `${address}${route}`;
    await refuseOther(address, { route, digest });
    const drawn = `html[${DIGEST}="${digest}"][${HYDRATED}]`;
    const shows = (timeout: number) => page.waitForSelector(drawn, { state: 'attached', timeout });
    if (page.url() === url) {
      server.ws.send(SITE_CHANGED);
      await shows(REDRAWN_WITHIN).catch(() => page.reload());
    } else await page.goto(url);
    await shows(DRAWN_WITHIN);
    const pictures: Picture[] = [];
    for (const theme of THEMES) {
      await showTheme(page, theme);
      const png = await pictureOf(page, block);
      if (!png) throw new Error('The block is invisible.');
      pictures.push({ theme, png });
    }
    // What came while it was being pictured may be in one of them.
    if (!(await page.$(drawn)))
      throw new Error(`${route} has changed since. Run the command again.`);
    return pictures;
  }

  async close(): Promise<void> {
    const { server, browser } = (await this.#started) ?? {};
    await browser?.close();
    await server?.close();
  }

  async #start() {
    const browser = await launchBrowser();
    // Vite takes a while to load, and most who plan and apply changes ask for no picture.
    const { startDev } = await import('../dev/dev.ts');
    const server = await startDev(this.#site, 0, { logLevel: 'silent', cacheDir: CACHE });
    const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce' });
    return { server, browser, page: await context.newPage(), address };
  }
}

/** @throws with what to install, if there is no browser */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = installedChromium();
  if (executablePath === undefined) {
    throw new Error('A screenshot needs Chromium or Chrome. Install one, or set CHROMIUM_PATH.');
  }
  const { chromium } = await import('playwright-core').catch(() => {
    throw new Error(
      'A screenshot needs a library that controls the browser: npm install playwright-core',
    );
  });
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** @throws if the server draws a page otherwise than its file says, or not at all */
async function refuseOther(address: string, { route, digest }: View): Promise<void> {
  const answer = await fetch(`${address}/dev/state.json?route=${encodeURIComponent(route)}`);
  const state: unknown = await answer.json();
  if (isDevState(state) && state.digest === digest) return;
  throw new Error(
    `${route} is not rendered from its current file, because of an error there: npm run check`,
  );
}

/** Shows the page that is open in one of the themes. */
export async function showTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [
    THEME,
    theme,
  ] as const);
}

/** What is fixed next to the page is not part of it. */
const PAGE_ALONE = '#root ~ * { display: none !important }';

/**
 * Pictures what a page shows now, or a block of it by its index.
 * @returns nothing for a block that takes no room
 */
export async function pictureOf(
  page: Page,
  block: number | undefined,
): Promise<Buffer | undefined> {
  const options = { style: PAGE_ALONE, animations: 'disabled' } as const;
  if (block === undefined) return page.screenshot({ ...options, fullPage: true });
  const clip = await page.evaluate(boxOf, `[${BLOCK_INDEX}="${block}"]`);
  if (!clip) return undefined;
  // What is in the window is pictured at two thirds of the cost of what is below it.
  const fullPage = clip.y + clip.height > (page.viewportSize()?.height ?? 0);
  return page.screenshot({ ...options, clip, fullPage });
}
