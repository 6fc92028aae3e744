import type { BuildOptions } from './build-options.ts';
import { FEATURES } from './features.ts';
import type { SiteFolders } from './paths.ts';
import { openDist } from './output/open-dist.ts';
import { emitFeatures } from './pipeline/emit.ts';
import { makeAssets } from './pipeline/make-assets.ts';
import { publishBuild } from './pipeline/publish-build.ts';
import { renderPages } from './pipeline/render-pages.ts';
import { siteToBuild } from './pipeline/site-to-build.ts';
import type { PublishedSite } from './publish/published-site.ts';

/**
 * Builds a checked site into `dist/`: pages, data, pictures, scripts, sitemap and the headers to send. What the
 * last build wrote and nothing has changed is left as it is.
 * @returns how many pages were rendered
 * @throws when something cannot be built, or `dist/` holds something else; the message names the page or file
 */
export async function build(
  published: PublishedSite,
  folders: SiteFolders,
  { code, runner, cache, showProgress, cachesHeader, ledger }: BuildOptions,
): Promise<number> {
  const site = siteToBuild(published, ledger);
  // Without it Node would load the development build of React, ten times slower.
  process.env.NODE_ENV = 'production';
  const last = cache.startBuild();
  const dist = openDist(folders);
  const assets = await makeAssets(site, { code, folders, dist, last, showProgress });
  const { context, ...pages } = await renderPages(site, assets, {
    code,
    folders,
    dist,
    last,
    cachesHeader,
    render: (outdated, used) => runner.render(outdated, used, showProgress('Building pages')),
  });
  const tools = await runner.tools(context);
  const built = { ...site, ...pages, context, tools, folders, dist, last };
  const { memory, ...all } = await emitFeatures(FEATURES, built);
  const files = await publishBuild(dist, last, all);
  const { pictures, shareImages, downloads } = assets;
  const hidden = [...site.hidden];
  const made = { pictures, shareImages, downloads, hidden, memory, shared: pages.shared };
  cache.finishBuild({ ...made, ...files, outputs: all.outputs });
  return pages.changed.length;
}
