import { type CheckedPage, checkPage, type PageResult } from './check-page.ts';
import { dropConsequences } from './drop-consequences.ts';
import { findUnnamedFaults } from './rules/picture-files.ts';
import { findSiteWarnings } from './cross-page.ts';
import type { Site } from '../schema/generated/content.d.ts';
import { type OpenedSite, type OpenOptions, openSite } from './open-site.ts';
import type { PageIndex } from './page-index.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';

/**
 * From a site folder to checked content. There are two ways in:
 *
 * - `readSite(folder)` reads and checks everything and holds it: for a site of ordinary size.
 * - `openSite(folder)` (open-site.ts) reads site.yaml and the names of all files, and
 *   `checkPage(context, file)` (check-page.ts) then one page at a time, and `checkCrossPage` the whole:
 *   for development, and for the check and the build, which share the pages out to all cores and
 *   keep what they found (prerender/check-pages.ts). A context serves until a file is added,
 *   removed or renamed, site.yaml changes, or a page's slugs change; then open the site anew.
 *
 * What comes out is of the types in generated/content.d.ts (Site, Page, Block, HeroBlock ...): no
 * unknown fields, references such as {facts.years} resolved, defaults filled in. What cannot come
 * out is a Diagnostic (problem.ts), with file, line, column and a sentence for the writer.
 */
export interface ReadSite {
  /** All problems, in the order of files and lines. Any error among them forbids to build. */
  problems: Diagnostic[];
  /** Only if site.yaml has no errors. */
  site?: Site;
  /** The pages without errors, in the order of their files. */
  pages: CheckedPage[];
}

/** @throws NoSiteError if the folder is no site */
export function readSite(folder: string, options: OpenOptions = {}): ReadSite {
  const opened = openSite(folder, options);
  const pages: CheckedPage[] = [];
  const problems = checkSite(opened, (checked) => pages.push(checked));
  return { problems, site: opened.site, pages };
}

/**
 * Checks all pages of an opened site, one after the other, and the site as a whole.
 *
 * @param onPage is called with each page without errors, which is not kept
 * @returns all problems, in the order of files and lines
 */
export function checkSite(
  opened: OpenedSite,
  onPage?: (checked: CheckedPage) => void,
): Diagnostic[] {
  const results = opened.pageFiles.map((file) => {
    const { problems, uses, checked } = checkPage(opened.context, file);
    if (checked) onPage?.(checked);
    return { file, problems, uses };
  });
  return checkCrossPage(opened, results);
}

/**
 * Judges a site as a whole whose pages have been checked.
 *
 * @param results of all pages
 * @returns all problems, in the order of files and lines
 */
export function checkCrossPage(
  { context, problems: common, uses }: OpenedSite,
  results: readonly (Pick<PageResult, 'problems' | 'uses'> & { file: string })[],
): Diagnostic[] {
  const found = [
    ...common,
    ...results.flatMap((result) => result.problems),
    ...findUnnamedFaults(context, [uses, ...results.map((result) => result.uses)]),
  ];
  const problems = [...dropConsequences(found)];
  // As long as there are errors, a picture may be unused only because its name is misspelt.
  if (problems.every(({ severity }) => severity === 'warning')) {
    const allUses = new Map<string, PageIndex>(uses && [['site.yaml', uses]]);
    for (const result of results) if (result.uses) allUses.set(result.file, result.uses);
    problems.push(...findSiteWarnings(context, allUses));
  }
  return problems.toSorted(compareDiagnostics);
}
