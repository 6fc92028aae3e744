import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageData, PictureFile, SiteData } from '../../renderer/data/content.ts';
import type { DevState } from '../../renderer/dev/dev-state.ts';
import type { PageSources } from '../../renderer/dev/page-sources.ts';
import { checkPage, type PageResult } from '../../check/check-page.ts';
import { checkSite } from '../../check/check-site.ts';
import { collectPageTexts, collectTexts } from '../../check/collect-texts.ts';
import type { SiteContext } from '../../check/context.ts';
import type { Page, Site } from '../../schema/generated/content.d.ts';
import { loadSchemas, type Schemas } from '../../schema/load-schemas.ts';
import { type OpenedSite, openSite } from '../../check/open-site.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { MemoryCache } from '../cache/memory-cache.ts';
import { blockScript } from './mark-blocks.ts';
import { findSources } from './sources.ts';
import { type AssetRefs, collectAssets } from '../pictures/collect-assets.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import { pageData } from '../render/page-data.ts';
import { makePicture } from '../pictures/pictures.ts';

const BLOCKS = join(ENGINE, 'renderer/blocks');

/** How long the check of all pages may keep the server from answering, in milliseconds. */
const SLICE_MS = 20;

/**
 * A site while it is being written: a page is checked when it is asked for, and the last good state of a page or of
 * site.yaml stands in as long as there are errors in it. Whatever has not changed is not done again.
 */
export class DevSite {
  readonly #folders: SiteFolders;
  readonly #goodPages = new Map<string, Page>();
  readonly #pictures = new Map<string, Promise<PictureFile>>();
  #goodSite: Site | undefined;
  #schemas: Schemas | undefined;
  #opened: OpenedSite | undefined;
  #cache: MemoryCache;

  constructor(folders: SiteFolders) {
    // Pictures and icons are made as they would be for a build, but beside it.
    this.#folders = { ...folders, dist: join(folders.cache, 'dev') };
    this.#cache = new MemoryCache(folders.root);
  }

  /** To be told which file of the site has changed, and how. */
  forget(path: string, event: string): void {
    // One that is gone is still on the last good page.
    if (path.startsWith('media/') && event !== 'unlink') {
      this.#pictures.delete(path.slice('media/'.length));
    }
    // Which pages have changed is seen by their files; the names of all files are known, and which pictures are whole.
    if (event !== 'change' || !path.startsWith('pages/')) this.#close();
  }

  /** To be told that the schemas or the components of blocks have changed. */
  forgetBlocks(): void {
    this.#schemas = undefined;
    this.#close();
  }

  /** All problems of the site as it is on disk now, without warnings of the site as a whole. */
  async problems(): Promise<Diagnostic[]> {
    const opened = this.#open();
    const { problems } = await checkSite(opened, {
      pages: opened.pageFiles,
      run: checkInSlices,
      cache: this.#cache,
    });
    // What was found may be outdated by now.
    return opened === this.#opened ? problems : this.problems();
  }

  /** What the browser needs to draw a route. */
  async state(route: string): Promise<DevState> {
    const page = (await this.page(route)) ?? null;
    return { site: (await this.data()) ?? null, page };
  }

  /** What all pages share; undefined as long as site.yaml has never been right. */
  async data(): Promise<SiteData | undefined> {
    const site = this.#site();
    if (!site) return undefined;
    const assets = this.#assetsOf(site);
    const icons = writeIcons(siteIcons(assets), this.#folders.dist);
    return { site, pictures: await this.#make(assets.pictures), icons };
  }

  /** Data of a route as the build would write it; undefined where there is no page, or never was a good one. */
  async page(route: string): Promise<PageData | undefined> {
    const opened = this.#open();
    const { schemas } = opened.context;
    const file = opened.context.routes.get(route);
    const site = this.#site();
    if (file === undefined || !site) return undefined;
    const { pages } = await checkSite(opened, { pages: [file], cache: this.#cache });
    const page = pages[0]?.page ?? this.#goodPages.get(route);
    if (!page) return undefined;
    this.#goodPages.set(route, page);
    const { pictures } = collectAssets(collectPageTexts(schemas, page));
    const context = {
      site,
      siteIcons: siteIcons(this.#assetsOf(site)),
      bundle: { blocks: blockModules() },
      pictures: await this.#make(pictures),
      images: {},
    };
    return pageData({ route, page }, context, schemas);
  }

  /** Where the texts of a route stand; undefined where there is no page. */
  sources(route: string): PageSources | undefined {
    const { context } = this.#open();
    const file = context.routes.get(route);
    return file === undefined ? undefined : findSources(context, file);
  }

  /** A drawing or bitmap that page data refers to. */
  mediaFile(url: string): Promise<Buffer> {
    return readFile(join(this.#folders.dist, url));
  }

  #open(): OpenedSite {
    this.#schemas ??= loadSchemas();
    this.#opened ??= openSite(this.#folders.root, {
      schemas: this.#schemas,
      componentNames: readdirSync(BLOCKS),
    });
    return this.#opened;
  }

  /** What all pages are checked against has changed. */
  #close(): void {
    this.#opened = undefined;
    this.#cache = new MemoryCache(this.#folders.root);
  }

  #site(): Site | undefined {
    this.#goodSite = this.#open().site ?? this.#goodSite;
    return this.#goodSite;
  }

  #assetsOf(site: Site): AssetRefs {
    return collectAssets(collectTexts(site, this.#open().context.schemas.site.schema, []));
  }

  async #make(names: string[]): Promise<SiteData['pictures']> {
    const made = names.map(async (src) => {
      const picture = this.#pictures.get(src) ?? makePicture(src, this.#folders);
      this.#pictures.set(src, picture);
      picture.catch(() => this.#pictures.delete(src));
      return [src, await picture] as const;
    });
    return Object.fromEntries(await Promise.all(made));
  }
}

/** Lets the server answer now and then while many pages are checked. */
async function checkInSlices(
  files: readonly string[],
  context: SiteContext,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  let turn = performance.now();
  for (const file of files) {
    results.push(checkPage(context, file));
    if (performance.now() - turn < SLICE_MS) continue;
    await setImmediate();
    turn = performance.now();
  }
  return results;
}

/** In development the server hands out the source of a block, which brings its style along. */
export function blockModules(): Bundle['blocks'] {
  const types = readdirSync(BLOCKS);
  return Object.fromEntries(
    types.map((type) => [type, { script: blockScript(type), imports: [], styles: [] }]),
  );
}
