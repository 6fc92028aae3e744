import { installedChromium } from '../../prerender/shot/find-browser.ts';

/**
 * The browser for the tests: the one that CHROMIUM_PATH names, else an installed one, else the one that ships
 * inside an npm package and is unpacked on first use.
 */
export async function findChromium(): Promise<string> {
  const installed = installedChromium();
  if (installed) return installed;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
