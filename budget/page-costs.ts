import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NEEDED, SEARCH } from '../renderer/contract.ts';
import { isPageData } from '../renderer/data/guards.ts';
import { readJson } from '../schema/read-json.ts';
import type { ScriptReports } from '../schema/generated/data.d.ts';
import { type Scripts, scriptsOf, shownFonts, shownText } from './shown-fonts.ts';
import { fileSize, textSize } from './sizes.ts';

/** Something that a visitor pays for, in bytes as they travel: text with gzip if not said otherwise. */
export interface Part {
  name: string;
  bytes: number;
}

/** What one page costs its visitor, each as the parts that make it up. */
export interface Weights {
  route: string;
  /** Scripts that run before anyone has touched the page: those in the document, and those that come next to it. */
  unasked: Part[];
  /** All scripts of the page once it is hydrated. */
  hydrated: Part[];
  /** The same with a dialog open, the one of them that brings most. */
  dialog: Part[];
  /** What opens the search and finds, with brotli; nothing on a site without one. */
  search: Part[];
  /** The file that it begins with, which is all of it on a small site, with brotli. */
  searchIndex: Part[];
  /** HTML with the style sheets in it. */
  document: Part[];
  /** The same with brotli, and its headers. */
  firstAnswer: Part[];
  /** Fonts that draw what the page shows. */
  fonts: Part[];
  /** Those of them that are slices of large fonts, shown when they come. */
  slices: string[];
  /** What the page is written in. */
  scripts: Scripts;
  /** Those of them that the document asks for at once. */
  preloadedFonts: string[];
  /** Everything a browser asks for before anyone has touched the page, except scripts. */
  firstView: Part[];
}

/**
 * What a built page costs, from its document, its data, the bundle's report and what the server sends.
 * @param dist the folder with the built site
 */
export function pageCosts(
  route: string,
  dist: string,
  { reports, firstAnswer }: { reports: ScriptReports; firstAnswer: Part[] },
): Weights {
  const folder = join(dist, route);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const data = readJson(join(folder, 'page.json'), isPageData);
  const entry = find(html, new RegExp(`${NEEDED}="/([^" ]+)`, 'g'));
  const blocks = Object.values(data.scripts).map((url) => url.slice(1));
  const hydrated = withImports([...entry, ...blocks], reports);
  const later = [...hydrated].flatMap((file) => reports[file]?.dynamicImports ?? []);
  const ofDialogs = later.filter((file) => !reports[file]?.source?.startsWith(FRAME));
  const withDialog = withImports([...hydrated, ...ofDialogs], reports);
  const folders = find(html, new RegExp(`<a [^>]*${SEARCH}[^>]*href="([^"]+)"`, 'g'));
  const ofSearch = Object.keys(reports).filter(
    (file) => folders.length > 0 && reports[file]?.source === SEARCH_SCRIPT,
  );
  const shown = shownFonts(html);
  const fonts = shown.map(({ url }) => url);
  const toPart = (url: string): Part => ({ name: url, bytes: fileSize(join(dist, url)) });
  const toBrotli = (url: string): Part => ({
    name: url,
    bytes: statSync(join(dist, `${url}.br`)).size,
  });
  const scripts = (files: Iterable<string>) => [...files].map((file) => toPart(`/${file}`));
  const page = { name: 'the document', bytes: textSize(html) };
  return {
    route,
    // Structured data is not a script that runs.
    unasked: [
      ...find(html, /<script(?![^>]*(?:ld\+json|src=))[^>]*>([^]+?)<\/script>/g).map((script) => ({
        name: 'the inline script',
        bytes: textSize(script),
      })),
      ...find(html, /<script async src="([^"]+)"/g).map(toPart),
    ],
    hydrated: scripts(hydrated),
    dialog: scripts(withDialog),
    search: ofSearch.map((file) => toBrotli(`/${file}`)),
    searchIndex: folders.map((address) => toBrotli(`${address}/index.json`)),
    document: [page],
    firstAnswer,
    fonts: fonts.map(toPart),
    slices: shown.flatMap(({ url, isSlice }) => (isSlice ? [url] : [])),
    scripts: scriptsOf(shownText(html)),
    preloadedFonts: find(html, /<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    firstView: [page, ...[...fonts, ...pictures(html)].map(toPart)],
  };
}

/** Menus, tooltips: what the frame loads when it is pointed at is not part of a dialog. */
const FRAME = 'renderer/frame/';

/** What draws the search; it is in one piece, its sheets in it. */
const SEARCH_SCRIPT = 'renderer/frame/search/search-dialog.ts';

/** Scripts and all that they import, by file name. */
function withImports(files: string[], reports: ScriptReports, all = new Set<string>()) {
  for (const file of files) {
    if (all.has(file)) continue;
    all.add(file);
    withImports(reports[file]?.imports ?? [], reports, all);
  }
  return all;
}

/** Addresses of the browser icon and of every picture except those that wait until they come near. */
function pictures(html: string): string[] {
  return [
    ...find(html, /<link rel="icon" href="([^"]+)"/g),
    ...find(html, /<use [^>]*?href="([^"#]+)/g),
    ...find(html.replace(/<img[^>]+loading="lazy"[^>]*>/g, ''), /<img[^>]+?src="([^"]+)"/g),
  ].filter((url, index, urls) => urls.indexOf(url) === index);
}

/** The first group of every match, each once. */
function find(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group = '']) => group))];
}
