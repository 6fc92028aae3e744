import { indexAnchors } from './indexes/anchor-index.ts';
import { foldersOf } from './rules/texts/check-folder.ts';
import { checkPage, checkPageYaml } from './check-page.ts';
import type { CheckCache, PageResult } from './model/page-result.ts';
import type { SiteContext } from './model/context.ts';
import { compareDiagnostics } from './diagnostics/diagnostic.ts';
import type { Diagnostic, PageIndex } from '../schema/generated/data.d.ts';
import { dropConsequences, dropFollowing } from './drop-consequences.ts';
import type { CheckedPages } from './model/rule.ts';
import { PAGES_RULES, SITE_RULES } from './rules.ts';
import type { OpenedSite } from './model/context.ts';
import { findHiddenPages } from './model/hidden-pages.ts';

interface CheckOptions {
  /** Files of pages, instead of all; then nothing is reported about the site as a whole. */
  pages?: readonly string[];
  /** Checks pages and gives the results in the same order; in this thread, one after the other, by default. */
  run?: (files: readonly string[], context: SiteContext) => Promise<PageResult[]>;
  cache?: CheckCache;
}

export interface CheckedSite {
  /** All problems, in the order of files and lines. With an error, the site cannot be built. */
  problems: Diagnostic[];
  /** In the order of the files. */
  pages: PageResult[];
}

/**
 * Checks the pages of an opened site, and the site as a whole. Anyone who checks goes this way: commands, the development
 * server, tests. A page that the cache knows is checked again only when something it refers to has gone.
 */
export async function checkSite(
  opened: OpenedSite,
  { pages: some, run = checkHere, cache }: CheckOptions = {},
): Promise<CheckedSite> {
  // Again for each check, because pages change while a site is open in development.
  const anchors = indexAnchors(opened.context, opened.context.schemas);
  const files = some ?? opened.pageFiles;
  const context: SiteContext = { ...opened.context, anchors };
  const remembered = cache?.open(files, context);
  const known = remembered?.known ?? new Map<string, PageResult>();
  const results = new Map(known);
  const check = async (batch: readonly string[]): Promise<void> => {
    for (const result of await run(batch, context)) results.set(result.file, result);
  };
  await check(files.filter((file) => !known.has(file)));
  // What a page was warned of may be right by now, such as a link to a page that has come.
  const doubtful = [...known.values()].filter(
    (page) => page.problems.length > 0 || !linksResolve(page, results, context),
  );
  await check(doubtful.map(({ file }) => file));

  const pages = files.flatMap((file) => results.get(file) ?? []);
  remembered?.write(pages);
  const found = onceEach([...opened.problems, ...pages.flatMap((page) => page.problems)]);
  if (some) return { problems: sorted(dropConsequences(found)), pages };
  const site = pagesForRules(opened, context, pages);
  found.push(...SITE_RULES.flatMap((rule) => rule(site)));
  const problems = [...dropConsequences(found)];
  if (problems.every(({ severity }) => severity === 'warning'))
    problems.push(...PAGES_RULES.flatMap((rule) => rule(site)));
  return { problems: sorted(dropFollowing(problems)), pages };
}

/** A feature of the site that fails is reported once, and not for each page on which it does. */
function onceEach(problems: readonly Diagnostic[]): Diagnostic[] {
  const broken = new Set<string>();
  return problems.filter(({ id, file, line, column }) => {
    if (id !== 'broken-feature') return true;
    const place = `${file}:${line}:${column}`;
    return broken.size < broken.add(place).size;
  });
}

function sorted(problems: readonly Diagnostic[]): Diagnostic[] {
  return problems.toSorted(compareDiagnostics);
}

/** What rules see of all pages. */
function pagesForRules(
  opened: OpenedSite,
  context: SiteContext,
  pages: readonly PageResult[],
): CheckedPages {
  const uses = indexByFile(opened, pages);
  const hidden = findHiddenPages(context, pages);
  return {
    ...context,
    pages,
    forms: opened.forms,
    sites: opened.site ? [opened.site, ...opened.localSites.values()] : [],
    uses,
    visible: new Map([...uses].filter(([file]) => !hidden.files.has(file))),
    hidden,
    checkPageYaml,
  };
}

async function checkHere(files: readonly string[], context: SiteContext): Promise<PageResult[]> {
  return files.map((file) => checkPage(context, file));
}

function indexByFile(
  { indexes, forms }: OpenedSite,
  pages: readonly PageResult[],
): Map<string, PageIndex> {
  const others = [...forms, ...pages].flatMap(({ file, index }) =>
    index ? [[file, index] as const] : [],
  );
  return new Map([...indexes, ...others]);
}

/** Whether all pages, places and pictures that a page refers to are there. */
function linksResolve(
  { index }: PageResult,
  results: ReadonlyMap<string, PageResult>,
  context: SiteContext,
): boolean {
  const { routes, media, publicFiles, globalAnchors } = context;
  const isOffered = (anchor: string): boolean => {
    const at = anchor.indexOf('#');
    const [route, id] = [anchor.slice(0, at), anchor.slice(at + 1)];
    if (id === '' || globalAnchors.has(id)) return true;
    const target = results.get(routes.get(route) ?? '');
    return target
      ? (target.index?.ids.includes(id) ?? false)
      : (context.anchors(route)?.has(id) ?? false);
  };
  return (
    index !== undefined &&
    index.links.every((link) => routes.has(link) || publicFiles.has(link)) &&
    [...index.pictures, ...index.shareImages].every((path) => media.has(path)) &&
    (index.lists ?? []).every(({ folder }) => foldersOf(routes).has(folder)) &&
    index.anchors.every(isOffered)
  );
}
