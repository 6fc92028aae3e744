import { chromium, firefox } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { capture, type Look, type View } from './capture.ts';

/*
 * Whether two builds of a site look the same: all routes, two widths, both themes, in one run of one browser.
 *
 *   npx tsx tools/appearance/compare.ts --before ../old/dist [--after dist] [--route /path ...] [--browser firefox]
 *
 * Exits with 1 and names what differs: pixels, and computed colors of texts.
 */
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    after: { type: 'string', default: 'dist' },
    route: { type: 'string', multiple: true },
    browser: { type: 'string', default: 'chromium' },
  },
});
const { before, after } = values;
if (!before) throw new Error('Say with --before which built site to compare with.');

const VIEWS: View[] = [390, 1440].flatMap((width) => [
  { width, scheme: 'light' as const },
  { width, scheme: 'dark' as const },
]);

/** How different a pixel's color may be, from 0 to 1: less than an eye can tell. */
const THRESHOLD = 0.02;

/** Every route of a build, and one address without a page. */
function routesOf(dist: string): string[] {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...addresses.map(([, address = '']) => new URL(address).pathname), '/404.html'];
}

/** One sentence for each way in which two looks differ. */
function differences(old: Look, now: Look): string[] {
  const found = [
    ...colourDifferences('', old.colours, now.colours),
    ...colourDifferences('chosen theme: ', old.chosenColours, now.chosenColours),
  ];
  if (old.width !== now.width || old.height !== now.height)
    return [...found, `${old.width} x ${old.height} is now ${now.width} x ${now.height}`];
  const { width, height } = now;
  const count = pixelmatch(old.pixels, now.pixels, undefined, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  return count > 0 ? [...found, `${count} pixels differ`] : found;
}

function colourDifferences(what: string, old: string[], now: string[]): string[] {
  if (old.length !== now.length)
    return [`${what}${old.length} elements with words or a ground are now ${now.length}`];
  return old.flatMap((line, index) =>
    line === now[index] ? [] : [`${what}${line} is now ${now[index]}`],
  );
}

const browser =
  values.browser === 'firefox'
    ? await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' })
    : await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
let compared = 0;
let differing = 0;
for (const route of values.route ?? routesOf(after)) {
  for (const view of VIEWS) {
    const [old, now] = await Promise.all(
      [before, after].map((dist) => capture(browser, dist, route, view)),
    );
    if (!old || !now) continue;
    const found = differences(old, now);
    compared += 1;
    if (found.length === 0) continue;
    differing += 1;
    console.log(`${route} at ${view.width}, ${view.scheme}:`);
    for (const line of found.slice(0, 10)) console.log(`  ${line}`);
  }
}
await browser.close();
console.log(`${compared} views compared, ${differing} differ.`);
process.exitCode = differing > 0 ? 1 : 0;
