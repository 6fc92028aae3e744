import { existsSync } from 'node:fs';

/** The shell first: it draws no window around each page, which makes it several times cheaper. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The Chromium that CHROMIUM_PATH names, else an installed one; nothing if there is none. */
export function installedChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...INSTALLED].find((path) => path && existsSync(path));
}
