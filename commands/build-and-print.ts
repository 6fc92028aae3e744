import { relative } from 'node:path';
import { type BuildOptions, buildSite } from '../api/build.ts';
import { makeReport } from '../check/report/report.ts';
import { printText } from '../check/report/text.ts';
import { siteFolders } from '../prerender/paths.ts';
import { pathFromHere } from './door/path-from-here.ts';
import { showProgress } from './door/show-progress.ts';

/**
 * Checks and builds a site, and prints the problems, how far it is, and what was built.
 * @param site its folder
 * @returns whether it was built
 */
export async function buildAndPrint(site: string, options: BuildOptions = {}): Promise<boolean> {
  const { isBuilt, published, rendered, milliseconds, notes, next } = await buildSite(site, {
    ...options,
    showProgress,
    onChecked: ({ problems, pages }) => {
      const found = problems.map((problem) => ({
        ...problem,
        file: pathFromHere(site, problem.file),
      }));
      process.stdout.write(printText(makeReport(found, pages)));
    },
  });
  if (!isBuilt) return false;
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(
    `Built ${published} pages into ${relative('.', siteFolders(site).dist)} in ${seconds} s; ${rendered} had changed.`,
  );
  for (const note of notes) console.log(note);
  if (next) console.log(`Next change: ${next.at}, ${next.what}`);
  return true;
}
