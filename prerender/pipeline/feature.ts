import type { OpenedSite } from '../../check/model/context.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { LastBuild } from '../records.ts';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import type { SiteFolders } from '../paths.ts';
import type { OutputDir } from '../output/output-dir.ts';
import type { AddData, RenderElements } from '../render/make-page.ts';
import type { SiteContent } from '../render/page-context.ts';
import type { ServerEntry } from '../render/server-entry.ts';
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

/** A site while it is being written. */
export interface LiveSite {
  /** As it is on disk now. */
  opened: OpenedSite;
  /** What it says, as it was last right; without its pages. */
  content: SiteContent;
  /** Addresses of all pages that are files. */
  routes: () => Promise<string[]>;
  /** What is known of some pages; of one with errors what it was when it was last right. */
  pagesOf: (isMeant: (file: string) => boolean) => Promise<Pick<PageResult, 'file' | 'index'>[]>;
  /** What all pages share that are in the language of a route. */
  data: (route: string) => Promise<SiteData | undefined>;
  /** The data of a page as a build would write it; undefined where there is none. */
  page: (route: string) => Promise<PageData | undefined>;
  /** What draws pages. */
  renderer: () => Promise<ServerEntry>;
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
  /** In development: the file at an address as a build would write it now; undefined if the feature makes none there. */
  fileAt?: (pathname: string, site: LiveSite) => Promise<string | Uint8Array | undefined>;
}
