import { existsSync } from 'node:fs';

/** The shell first: it draws no browser window around each page, which makes the tests several times cheaper. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The browser for the tests: the one that CHROMIUM_PATH names, else an installed one, else the one that ships
 * inside an npm package and is unpacked on first use.
 */
export async function findChromium(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, ...INSTALLED].find(
    (path) => path && existsSync(path),
  );
  if (installed) return installed;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
