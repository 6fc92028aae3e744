import type { PageOutput, RenderJob } from '../../schema/generated/data.d.ts';
import type { LastBuild } from '../records.ts';
import type { EngineBundle } from '../bundle/engine-bundle.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { SiteFolders } from '../paths.ts';
import { renderChanged } from '../render/render-changed.ts';
import { renderContext, type SiteAssets } from '../render/render-context.ts';
import type { RenderContext } from '../render/stage-page.ts';
import type { BuiltSite } from './feature.ts';
import type { SiteToBuild } from './site-to-build.ts';

interface RenderOptions {
  code: EngineBundle;
  folders: SiteFolders;
  dist: OutputDir;
  last: LastBuild;
  cachesHeader: boolean;
  /** Gives what was written for some pages, in their order. */
  render: (pages: readonly RenderJob[], context: RenderContext) => Promise<PageOutput[]>;
}

/** Renders the pages that would not come out as the last build has left them. */
export async function renderPages(
  site: SiteToBuild,
  assets: SiteAssets,
  { code, folders, dist, last, cachesHeader, render }: RenderOptions,
): Promise<Pick<BuiltSite, 'context' | 'outputs' | 'changed'> & Pick<LastBuild, 'shared'>> {
  const { forms, context: facts } = site.opened;
  const made = renderContext({ ...facts, ...site, forms }, assets, {
    code,
    folders,
    dist,
    cachesHeader,
  });
  const { ownBlocks, featureModules, asOf, timeZone } = facts;
  const context = { ...made, page: { ...made.page, shownAt: { asOf, timeZone } } };
  const { rendered, ...written } = await renderChanged(site.rendered, context, {
    last,
    now: { ...assets, hidden: [...site.hidden] },
    dist,
    ownBlocks,
    features: featureModules,
    render: (outdated) => render(outdated, context),
  });
  return { context, changed: rendered, ...written };
}
