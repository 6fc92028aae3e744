import type { LastBuild } from '../records.ts';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import type { SiteFolders } from '../paths.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { AddData, RenderElements } from '../render/make-page.ts';
import type { RenderContext, StageTools } from '../render/stage-page.ts';
import type { SiteToBuild } from './site-to-build.ts';

/** A site whose pages are rendered and staged. */
export interface BuiltSite extends SiteToBuild {
  folders: SiteFolders;
  /** Takes further files. */
  dist: OutputDir;
  /** What its pages were rendered with, and how to render another one. */
  context: RenderContext;
  tools: StageTools;
  /** What the last build has left. */
  last: LastBuild;
  /** Files of the pages that this build has rendered again. */
  changed: readonly string[];
  /** What is written for each page, by its file. */
  outputs: Readonly<Record<string, PageOutput>>;
  /** Of these, the pages that features have made, and no file of the site. */
  made: readonly string[];
}

/** Pages that a feature has made. */
export interface MadePages {
  /** By the files that they would be. */
  outputs: Record<string, PageOutput>;
  /** Those of them that are staged again. */
  changed: string[];
  /** What the feature wants to know in the next build. */
  memory?: string;
}

/** What a feature adds to the built site; `prerender/features.ts` lists all features. */
export interface BuildFeature {
  name: string;
  /** Further data of a page; called in the thread that renders it, as the next two are. */
  pageData?: AddData;
  /** Elements for the head of a page, and for the end of its document. */
  head?: RenderElements;
  end?: RenderElements;
  /** Writes files, and says which pages it has made. Features are asked one after the other. */
  emit?: (site: BuiltSite) => void | Promise<MadePages | void>;
}
