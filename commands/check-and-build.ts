import { join, relative } from 'node:path';
import { build } from '../prerender/build.ts';
import { checkPages } from '../prerender/check-pages.ts';
import { decodePictures } from '../prerender/pictures/decode-pictures.ts';
import { listComponents, siteFolders } from '../prerender/engine/paths.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { engineBundle } from '../prerender/engine/engine-bundle.ts';
import { withPagePool } from '../prerender/workers/page-pool.ts';
import { openSite } from '../check/open-site.ts';
import { printText } from '../check/report/text.ts';
import { makeReport } from '../check/report/report.ts';
import { showProgress } from './show-progress.ts';

/**
 * Checks a site and, if it has no errors, builds it into its `dist/`.
 * @returns whether it was built; problems have been printed
 * @throws when the folder is no site, or when the build fails
 */
export async function checkAndBuild(siteFolder: string): Promise<boolean> {
  const started = performance.now();
  const folders = siteFolders(siteFolder);
  const opened = openSite(siteFolder, {
    componentNames: listComponents(),
    pictures: await decodePictures(folders),
  });
  const { site, context } = opened;
  const engine = hashEngine();
  // Before any page is held: it serves whatever the pages say, and takes much memory.
  const code = await engineBundle(engine);
  return withPagePool(
    context,
    async (pool) => {
      const { cache, dist } = folders;
      const onProgress = showProgress('Checked');
      const { problems, pages } = await checkPages(opened, pool, { cache, engine, onProgress });
      const found = problems.map((problem) => ({
        ...problem,
        file: relative('.', join(siteFolder, problem.file)),
      }));
      const report = makeReport(found, pages.length);
      process.stdout.write(printText(report));
      if (report.counts.error > 0 || !site) return false;

      const rendered = await build(site, pages, folders, {
        code,
        pool,
        engine,
        onProgress: showProgress('Built'),
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `Built ${pages.length} pages into ${relative('.', dist)} in ${seconds} s; ${rendered} had changed.`,
      );
      return true;
    },
    code.pageWorker,
  );
}
