import { collectTexts } from '../../check/collect-texts.ts';
import { sectionTitles } from '../../check/model/section-titles.ts';
import { changeDays } from '../entries/change-days.ts';
import type { LastBuild, PageOutput } from '../records.ts';
import type { EngineBundle } from '../bundle/engine-bundle.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { SiteFolders } from '../paths.ts';
import { formDefinitions } from '../render/data/forms.ts';
import type { RenderJob } from '../render/jobs.ts';
import { renderChanged } from '../render/render-changed.ts';
import { renderContext } from '../render/render-context.ts';
import type { RenderContext } from '../render/stage-page.ts';
import type { BuiltSite } from './feature.ts';
import type { SiteAssets } from './make-assets.ts';
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
  const { forms, localSites, context: facts } = site.opened;
  const { schemas, ownIcons, ownBlocks, featureModules, languages, today, drafts } = facts;
  const { pages, hidden, entries, ledger } = site;
  const context = renderContext(
    { site: site.site, localSites: localSites.values(), languages, today, drafts },
    {
      ...assets,
      code,
      schemas,
      sections: sectionTitles(pages),
      formTexts: forms.flatMap(({ form }) => collectTexts(form, schemas.form.schema, [])),
      forms: formDefinitions(forms, languages),
      ownIcons,
      hidden,
      dist,
      folders,
      cachesHeader,
      entries,
      changeDays: changeDays(pages, ledger),
    },
  );
  const { rendered, ...written } = await renderChanged(site.rendered, context, {
    last,
    now: { ...assets, hidden: [...hidden] },
    dist,
    ownBlocks,
    features: featureModules,
    render: (outdated) => render(outdated, context),
  });
  return { context, changed: rendered, ...written };
}
