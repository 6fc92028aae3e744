import type { OpenedSite } from '../check/open-site.ts';
import { compareDiagnostics, type Diagnostic } from '../check/diagnostics/diagnostic.ts';
import { checkCrossPage } from '../check/read-site.ts';
import { fileStamp } from './cache/fingerprint.ts';
import { KeptPages } from './cache/check-cache.ts';
import type { PagePool } from './workers/page-pool.ts';
import type { PageSummary } from './workers/page-tasks.ts';
import { leaveSettled, settingOf } from './cache/settled-site.ts';

export interface CheckedSite {
  /** All problems, in the order of files and lines. */
  problems: Diagnostic[];
  /** All pages, in the order of their files. */
  pages: PageSummary[];
}

export interface CheckOptions {
  /** Where results are kept from one run to the next. */
  cache: string;
  /** Of the engine that checks; see `hashEngine`. */
  engine: string;
  onProgress?: (done: number, of: number) => void;
}

/** To check one page of so many again is done sooner than to write down anew what is known of all of them. */
const worthKeeping = 500;

/**
 * Checks all pages of an opened site and the site as a whole. A page without errors is not checked
 * again as long as its file, the facts and the engine stay the same and all it refers to is there.
 * A few of many that have changed are checked each time, until there are enough to keep anew.
 */
export async function checkPages(
  opened: OpenedSite,
  pool: PagePool,
  { cache, engine, onProgress }: CheckOptions,
): Promise<CheckedSite> {
  const { folder } = opened.context;
  const store = new KeptPages(cache, engine, opened.context);
  const last = store.read();
  const kept = new Map(last.pages.map((page) => [page.file, page]));
  const now = Date.now();
  const stamps = opened.pageFiles.map((file) => fileStamp(`${folder}/${file}`, now));
  const pages = new Map<string, PageSummary>();
  for (const [index, file] of opened.pageFiles.entries()) {
    const page = kept.get(file);
    if (page && page.stamp !== '' && page.stamp === stamps[index]) pages.set(file, page);
  }

  let done = 0;
  const check = async (files: string[]): Promise<void> => {
    const all = done + files.length;
    await pool.check(files, (page) => {
      pages.set(page.file, page);
      onProgress?.((done += 1), all);
    });
  };
  const unknown = opened.pageFiles.filter((file) => !pages.has(file));
  const known = [...pages.values()];
  await check(unknown);
  const setting = settingOf(opened);
  const changed = unknown.map((file) => ({
    before: kept.get(file)?.uses,
    after: pages.get(file)?.uses,
  }));
  const said = [last.sentences, ...(opened.uses ? [opened.uses.sentences] : [])];
  const isSettled = last.settled === setting && leaveSettled(changed, said);
  // What is on other pages now may break a page that has not changed.
  const broken = isSettled ? [] : known.filter((page) => !linksResolve(page, pages, opened));
  await check(broken.map(({ file }) => file));

  // Each file has a page by now.
  const inOrder = opened.pageFiles.flatMap((file) => pages.get(file) ?? []);
  const own = [...opened.problems, ...inOrder.flatMap((page) => page.problems)];
  const problems = isSettled ? own.toSorted(compareDiagnostics) : checkCrossPage(opened, inOrder);
  const gone = Math.max(kept.size - inOrder.length, 0);
  if (unknown.length + broken.length + gone > inOrder.length / worthKeeping) {
    const good = inOrder.flatMap(({ uses, needs, ...page }, index) =>
      uses && needs ? { ...page, uses, needs, stamp: stamps[index] ?? '' } : [],
    );
    const hasError = own.some(({ severity }) => severity === 'error');
    const nowSettled = !hasError && problems.length === own.length;
    store.keep(good, nowSettled ? setting : '');
  }
  return { problems, pages: inOrder };
}

/** Whether all pages, places and pictures that a page refers to are there. */
function linksResolve(
  { uses, problems }: PageSummary,
  pages: ReadonlyMap<string, PageSummary>,
  { context: { routes, media, globalAnchors } }: OpenedSite,
): boolean {
  const offers = (place: string): boolean => {
    const at = place.indexOf('#');
    const slug = place.slice(at + 1);
    const file = routes.get(place.slice(0, at));
    const slugs = file === undefined ? undefined : pages.get(file)?.uses?.slugs;
    return slug === '' || globalAnchors.has(slug) || (slugs?.includes(slug) ?? false);
  };
  return (
    uses !== undefined &&
    // What such a link led nowhere for may be there by now.
    problems.every(({ id }) => id !== 'broken-own-address') &&
    uses.links.every((route) => routes.has(route)) &&
    uses.media.every((path) => media.has(path)) &&
    uses.places.every(offers)
  );
}
