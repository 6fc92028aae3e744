import type { EngineBundle } from './bundle/engine-bundle.ts';
import type { SiteCache } from './cache/site-cache.ts';
import type { SiteToBuild } from './pipeline/site-to-build.ts';
import type { ShowProgress } from './progress.ts';
import type { PageRunner } from './workers/page-runner.ts';

/** What a site is built with. */
export interface BuildOptions extends Pick<SiteToBuild, 'ledger'> {
  code: EngineBundle;
  runner: PageRunner;
  cache: SiteCache;
  showProgress: ShowProgress;
  /** Whether the header is drawn once for all pages that have the same. */
  cachesHeader: boolean;
}
