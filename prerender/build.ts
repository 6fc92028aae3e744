import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '../schema/generated/content.d.ts';
import { routeOf } from '../check/files/routes.ts';
import { recordOf, takeRecord } from './cache/build-manifest.ts';
import { OutputDir } from './output/output-dir.ts';
import { documentStyle } from './render/document-style.ts';
import { renderDocument } from './render/document.ts';
import type { SiteFolders } from './engine/paths.ts';
import type { EngineBundle } from './engine/engine-bundle.ts';
import { removeOutdated } from './output/outdated-files.ts';
import { pageOutputs } from './output/page-files.ts';
import type { PagePool } from './workers/page-pool.ts';
import type { PageSummary, RenderContext } from './workers/page-tasks.ts';
import { redirectDocuments } from './render/redirects.ts';
import { refuseSecret } from './output/refuse-secret.ts';
import { renderChanged } from './render/render-changed.ts';
import { renderContext } from './render/render-context.ts';
import { sourceHash } from './output/content-security-policy.ts';
import { SERVING_FILE, servingOf } from './output/serving.ts';
import { makeSitePictures } from './pictures/site-pictures.ts';
import { robots, sitemap } from './render/sitemap.ts';

export interface BuildOptions {
  code: EngineBundle;
  pool: PagePool;
  /** Of the engine that builds; see `hashEngine`. */
  engine: string;
  onProgress: (done: number, of: number) => void;
}

/**
 * Builds a checked site into `dist/`: pages, data, pictures, scripts, sitemap and the headers to send. What the
 * last build wrote and nothing has changed is left as it is.
 * @returns how many pages were rendered
 * @throws when something cannot be built; the message names the page or file
 */
export async function build(
  site: Site,
  pages: readonly PageSummary[],
  folders: SiteFolders,
  { code, pool, engine, onProgress }: BuildOptions,
): Promise<number> {
  refuseSecret(site);
  // Without it Node would load the development build of React, ten times slower.
  process.env.NODE_ENV = 'production';
  const { bundle, folder, files } = code;
  const kept = recordOf(folders, engine);
  const last = takeRecord(kept, folders);
  const dist = new OutputDir(folders);
  for (const file of files) dist.copy(join(folder, file), file);

  const made = await makeSitePictures(site, pages, { last, dist, folders });
  const input = renderContext(site, { code, ...made, dist, folders });
  const { rendered, ...written } = await renderChanged(pages, input, {
    last,
    now: made,
    dist,
    pool,
    onProgress,
  });

  dist.write('404.html', await notFoundDocument(input));
  dist.write('sitemap.xml', sitemap(site.url, pages.map(({ file }) => routeOf(file)).sort()));
  dist.write('robots.txt', robots(site.url));
  for (const [address, text] of redirectDocuments(site)) {
    dist.write(`${address.slice(1)}/index.html`, text);
  }
  // Those of the last build, too: between the first and the last page that is put in its place, both are shown.
  const styles = [last, written].flatMap((record) =>
    Object.values(record.pages).map(({ style }) => style),
  );
  const scripts = [sourceHash(bundle.bootstrap), ...last.scripts];
  const serving = servingOf(site, {
    styles: [documentStyle(bundle).source, ...styles],
    scripts,
  });
  dist.write(SERVING_FILE, JSON.stringify(serving, null, 2));
  await dist.publish(SERVING_FILE, rendered.flatMap(pageOutputs));

  const record = { ...written, ...made, files: dist.files, scripts: scripts.slice(0, 1) };
  const outdated = removeOutdated(dist, last, record);
  kept.keep({ ...record, outdated });
  return rendered.length;
}

async function notFoundDocument({ serverEntry, parts }: RenderContext): Promise<string> {
  const { renderNotFound }: typeof import('../renderer/entry-server.tsx') = await import(
    pathToFileURL(serverEntry).href
  );
  const { notFound, name } = parts.site.site;
  const head = { title: `${notFound.title} | ${name}`, description: notFound.text };
  return renderDocument(parts, renderNotFound(parts.site), head);
}
