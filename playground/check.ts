import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSite } from '../check/check-site.ts';
import type { Diagnostic } from '../schema/generated/data.d.ts';
import { openSite } from '../check/open-site.ts';
import type { OpenedSite } from '../check/model/context.ts';
import type { PageResult } from '../check/model/page-result.ts';
import { makeReport } from '../check/report/report.ts';
import { printProblem, printText } from '../check/report/text.ts';

/** A site of a few texts, checked. */
export interface CheckedTexts {
  opened: OpenedSite;
  pages: PageResult[];
  /** In the order of files and lines; `text` is what `npm run check` prints of each. */
  problems: (Diagnostic & { text: string })[];
  /** All that `npm run check` prints. */
  report: string;
}

/** Where the site is in memory. */
const SITE = '/site';

/**
 * Checks a site as `npm run check` does, but for what is in its pictures and fonts.
 *
 * @param texts its files, by path from its folder
 * @throws if site.yaml or pages/ is missing
 */
export async function checkTexts(texts: Readonly<Record<string, string>>): Promise<CheckedTexts> {
  rmSync(SITE, { recursive: true, force: true });
  for (const [file, text] of Object.entries(texts)) {
    const path = join(SITE, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const opened = openSite(SITE);
  const { pages, problems } = await checkSite(opened);
  const report = makeReport(problems, opened.pageFiles.length);
  return {
    opened,
    pages,
    problems: report.problems.map((problem) => ({ ...problem, text: printProblem(problem) })),
    report: printText(report),
  };
}
