import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from '../prerender/build.ts';
import { ENGINE, siteFolders } from '../prerender/folders.ts';
import { printText } from '../schema/print/text.ts';
import { readSite } from '../schema/read-site.ts';
import { makeReport } from '../schema/report.ts';

/**
 * Checks a site and, if it has no errors, builds it into its `dist/`.
 * @returns whether it was built; problems have been printed
 * @throws when the folder is no site, or when the build fails
 */
export async function checkAndBuild(site: string): Promise<boolean> {
  const started = performance.now();
  const componentNames = readdirSync(join(ENGINE, 'renderer/blocks'));
  const read = readSite(site, { componentNames });
  const report = makeReport(
    read.problems.map((problem) => ({ ...problem, file: relative('.', join(site, problem.file)) })),
    read.pages.length,
  );
  process.stdout.write(printText(report));
  if (report.counts.error > 0 || !read.site) return false;

  const folders = siteFolders(site);
  await build(read.site, read.pages, folders);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${read.pages.length} pages into ${relative('.', folders.dist)} in ${seconds} s.`,
  );
  return true;
}
