import type { Browser, Route } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { HYDRATED, THEME } from '../../renderer/contract.ts';

/** A way to look at a page. Widths are in CSS pixels. */
export interface View {
  width: number;
  scheme: 'light' | 'dark';
  /** A selector of the part to look at; the whole page without. */
  part?: string;
}

/** What a page looks like. */
export interface Look {
  /** The page or the part of it, four bytes a pixel. */
  pixels: Buffer;
  width: number;
  height: number;
  /** Of every element with words or a ground of its own: the words, the color of text, ground and border. */
  colours: string[];
  /** The same with the theme chosen by the visitor while the system prefers the other one. */
  chosenColours: string[];
}

/** Any address will do: everything is answered from the folder. */
const ORIGIN = 'http://site.example';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Shows one page of a built site, hydrated and with all its pictures, and notes what it looks like.
 * @param dist folder of the built site
 * @throws when the page does not hydrate
 */
export async function capture(
  browser: Browser,
  dist: string,
  route: string,
  { width, scheme, part }: View,
): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  try {
    await context.route('**/*', (request) => answer(request, dist));
    const page = await context.newPage();
    await page.goto(`${ORIGIN}${route}`);
    await page.keyboard.press('Shift');
    // A build of before the attribute had its name may be compared too.
    await page.locator(`html:is([${HYDRATED}], [data-awake])`).waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    // A color that is on its way to another would be compared with one that has arrived.
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
    const image =
      part === undefined
        ? await page.screenshot({ fullPage: true, animations: 'disabled' })
        : await page.locator(part).screenshot({ animations: 'disabled' });
    const { data, info } = await sharp(image)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = await page.evaluate(readColours);
    await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' });
    await page.locator('html').evaluate(chooseTheme, { attribute: THEME, scheme });
    const chosenColours = await page.evaluate(readColours);
    return { pixels: data, width: info.width, height: info.height, colours, chosenColours };
  } finally {
    await context.close();
  }
}

function answer(route: Route, dist: string): Promise<void> {
  const { pathname, origin } = new URL(route.request().url());
  const file = join(dist, extname(pathname) ? pathname : `${pathname}/index.html`);
  if (origin !== ORIGIN || !existsSync(file)) return route.fulfill({ status: 404 });
  const type = TYPES[extname(file)];
  const body = readFileSync(file);
  // A font that is late would leave the fallback on the page, and which of the two shows to chance.
  const text = /html|css/.test(type ?? '')
    ? body.toString().replaceAll(/font-display:\s*optional/g, 'font-display:block')
    : body;
  return route.fulfill({ body: text, ...(type ? { contentType: type } : {}) });
}

/** Runs in the page; resolves once the theme is painted. */
function chooseTheme(root: Element, { attribute, scheme }: { attribute: string; scheme: string }) {
  root.setAttribute(attribute, scheme);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page. */
function readColours(): string[] {
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => (node.textContent ?? '').trim())
      .join(' ')
      .trim();
    if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return [];
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
    if (!words && backgroundColor === 'rgba(0, 0, 0, 0)') return [];
    return [`"${words.slice(0, 40)}": ${color}, on ${backgroundColor}, border ${borderTopColor}`];
  });
}
