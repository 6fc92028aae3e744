import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageData, PictureFile, SiteData } from '../../renderer/data/types.ts';
import type { DevProblems, DevState } from '../../renderer/dev/dev-state.ts';
import type { PageSources } from '../../renderer/dev/source/page-sources.ts';
import type { CheckedPage, PageResult } from '../../check/check-page.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { loadSchemas, type Schemas } from '../../schema/load-schemas.ts';
import { openSite } from '../../check/open-site.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { checkCrossPage } from '../../check/read-site.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { decodePictures } from '../pictures/decode-pictures.ts';
import { DevChecks } from './checks.ts';
import { blockScript } from './mark-blocks.ts';
import { findSources } from './sources.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { ENGINE, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import { pageData } from '../render/page-data.ts';
import { fileAt } from '../pictures/media-urls.ts';
import { makePicture } from '../pictures/pictures.ts';

const BLOCKS = join(ENGINE, 'renderer/blocks');

/** How long the check of all pages may keep the server from answering, in milliseconds. */
const SLICE_MS = 20;

/** The site as it could be opened last. */
interface Opened {
  /** Nothing as long as it never could be. */
  checks: DevChecks | undefined;
  /** Why it cannot be opened now, such as a site.yaml that is gone. */
  failure?: string;
}

/**
 * A site while it is being written: a page is checked when it is asked for, and the last good state of a page, of a
 * picture or of site.yaml stands in as long as there are errors in it. Whatever has not changed is not done again.
 */
export class DevSite {
  readonly #folders: SiteFolders;
  readonly #goodPages = new Map<string, CheckedPage>();
  readonly #goodPictures = new Map<string, PictureFile>();
  readonly #pictures = new Map<string, Promise<PictureFile>>();
  readonly #pictureFailures = new Map<string, string>();
  #goodSite: Site | undefined;
  #schemas: Schemas | undefined;
  #opening: Promise<Opened> | undefined;
  #lastChecks: DevChecks | undefined;

  constructor(folders: SiteFolders) {
    // Pictures and icons are made as they would be for a build, but beside it.
    this.#folders = { ...folders, dist: join(folders.cache, 'dev') };
  }

  /** To be told which file of the site has changed, and how. */
  forget(path: string, event: string): void {
    // One that is gone is still on the last good page.
    if (path.startsWith('media/') && event !== 'unlink') {
      this.#pictures.delete(path.slice('media/'.length));
    }
    // Which pages have changed is seen by their files; the names of all files are known, and which pictures are whole.
    if (event !== 'change' || !path.startsWith('pages/')) this.#opening = undefined;
  }

  /** To be told that the schemas or the components of blocks have changed. */
  forgetBlocks(): void {
    this.#schemas = undefined;
    this.#opening = undefined;
  }

  /** All problems of the site as it is on disk now. */
  async problems(): Promise<Diagnostic[]> {
    const opening = this.#open();
    const { checks, failure } = await opening;
    if (!checks || failure !== undefined) return [];
    const { opened, age } = checks;
    const results: (PageResult & { file: string })[] = [];
    let turn = performance.now();
    for (const file of opened.pageFiles) {
      results.push({ ...checks.check(file), file });
      if (performance.now() - turn < SLICE_MS) continue;
      await setImmediate();
      // What was found may be outdated by now.
      if (opening !== this.#opening) return this.problems();
      turn = performance.now();
    }
    if (age !== checks.age) return this.problems();
    return checkCrossPage(opened, results);
  }

  /** The problems, and what fails without being one: that the site cannot be opened, or a picture not be made. */
  async allProblems(): Promise<DevProblems> {
    const problems = await this.problems();
    const { failure, checks } = await this.#open();
    const unexplained = [...this.#pictureFailures].filter(
      ([src]) => !checks?.opened.context.pictures.get(src)?.fault,
    );
    return {
      problems,
      failures: [...(failure === undefined ? [] : [failure]), ...unexplained.map(([, why]) => why)],
    };
  }

  /** What the browser needs to draw a route. */
  async state(route: string): Promise<DevState> {
    const page = (await this.page(route)) ?? null;
    return { site: (await this.data()) ?? null, page };
  }

  /** What all pages share; undefined as long as site.yaml has never been right. */
  async data(): Promise<SiteData | undefined> {
    const site = await this.#site();
    if (!site) return undefined;
    const { pictures } = collectAssets(site);
    const icons = writeIcons(siteIcons(site), this.#folders.dist);
    return { site, pictures: await this.#make(pictures), icons };
  }

  /** Data of a route as the build would write it; undefined where there is no page, or never was a good one. */
  async page(route: string): Promise<PageData | undefined> {
    const { checks, failure } = await this.#open();
    const file = checks?.opened.context.routes.get(route);
    const site = await this.#site();
    if (file === undefined || !checks || !site) return undefined;
    const { checked } = failure === undefined ? checks.check(file) : {};
    if (checked) this.#goodPages.set(route, checked);
    const good = this.#goodPages.get(route);
    if (!good) return undefined;
    const { pictures } = collectAssets(good.page);
    return pageData(good, {
      site,
      siteIcons: siteIcons(site),
      bundle: { blocks: blockModules() },
      pictures: await this.#make(pictures),
      images: {},
    });
  }

  /** Where the texts of a route stand; undefined where there is no page. */
  async sources(route: string): Promise<PageSources | undefined> {
    const { context } = (await this.#open()).checks?.opened ?? {};
    const file = context?.routes.get(route);
    return !context || file === undefined ? undefined : findSources(context, file);
  }

  /** A drawing or bitmap that page data refers to; undefined where there is none. */
  async mediaFile(url: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folders.dist, fileAt(url)));
    } catch {
      return undefined;
    }
  }

  #open(): Promise<Opened> {
    return (this.#opening ??= this.#openNow());
  }

  async #openNow(): Promise<Opened> {
    try {
      const pictures = await decodePictures(this.#folders);
      this.#schemas ??= loadSchemas();
      const { root } = this.#folders;
      const componentNames = readdirSync(BLOCKS);
      const opened = openSite(root, { schemas: this.#schemas, pictures, componentNames });
      this.#lastChecks = new DevChecks(opened);
      return { checks: this.#lastChecks };
    } catch (error) {
      return { checks: this.#lastChecks, failure: messageOf(error) };
    }
  }

  async #site(): Promise<Site | undefined> {
    this.#goodSite = (await this.#open()).checks?.opened.site ?? this.#goodSite;
    return this.#goodSite;
  }

  /** Makes pictures; of one that cannot be made the last good state stands in, if there is one. */
  async #make(names: Set<string>): Promise<SiteData['pictures']> {
    const made = [...names].map(async (src) => {
      const picture = await this.#makeOne(src);
      return picture ? [[src, picture] as const] : [];
    });
    return Object.fromEntries((await Promise.all(made)).flat());
  }

  async #makeOne(src: string): Promise<PictureFile | undefined> {
    const making = this.#pictures.get(src) ?? makePicture(src, this.#folders);
    this.#pictures.set(src, making);
    try {
      this.#goodPictures.set(src, await making);
      this.#pictureFailures.delete(src);
    } catch (error) {
      if (this.#pictures.get(src) === making) this.#pictures.delete(src);
      this.#pictureFailures.set(src, `media/${src} cannot be made: ${messageOf(error)}`);
    }
    return this.#goodPictures.get(src);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** In development the server hands out the source of a block, which brings its style along. */
export function blockModules(): Bundle['blocks'] {
  const types = readdirSync(BLOCKS);
  return Object.fromEntries(
    types.map((type) => [type, { script: blockScript(type), imports: [], styles: [] }]),
  );
}
