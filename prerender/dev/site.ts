import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { PageData, PictureFile, SiteData } from '../../renderer/data/types.ts';
import type { DevState } from '../../renderer/dev/dev-state.ts';
import type { PageSources } from '../../renderer/dev/source/page-sources.ts';
import type { CheckedPage } from '../../check/check-page.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { loadSchemas, type Schemas } from '../../schema/load-schemas.ts';
import { openSite } from '../../check/open-site.ts';
import { compareDiagnostics, type Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { DevChecks } from './checks.ts';
import { blockScript } from './mark-blocks.ts';
import { findSources } from './sources.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
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
  readonly #goodPages = new Map<string, CheckedPage>();
  readonly #pictures = new Map<string, Promise<PictureFile>>();
  #goodSite: Site | undefined;
  #schemas: Schemas | undefined;
  #checks: DevChecks | undefined;

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
    if (event !== 'change' || !path.startsWith('pages/')) this.#checks = undefined;
  }

  /** To be told that the schemas or the components of blocks have changed. */
  forgetBlocks(): void {
    this.#schemas = undefined;
    this.#checks = undefined;
  }

  /** All problems of the site as it is on disk now, without warnings of the site as a whole. */
  async problems(): Promise<Diagnostic[]> {
    const checks = this.#open();
    const { opened, age } = checks;
    const problems = [...opened.problems];
    let turn = performance.now();
    for (const file of opened.pageFiles) {
      problems.push(...checks.check(file).problems);
      if (performance.now() - turn < SLICE_MS) continue;
      await setImmediate();
      // What was found may be outdated by now.
      if (checks !== this.#checks) return this.problems();
      turn = performance.now();
    }
    if (age !== checks.age) return this.problems();
    return problems.toSorted(compareDiagnostics);
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
    const { pictures } = collectAssets(site);
    const icons = writeIcons(siteIcons(site), this.#folders.dist);
    return { site, pictures: await this.#make(pictures), icons };
  }

  /** Data of a route as the build would write it; undefined where there is no page, or never was a good one. */
  async page(route: string): Promise<PageData | undefined> {
    const checks = this.#open();
    const file = checks.opened.context.routes.get(route);
    const site = this.#site();
    if (file === undefined || !site) return undefined;
    const { checked } = checks.check(file);
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
  sources(route: string): PageSources | undefined {
    const { context } = this.#open().opened;
    const file = context.routes.get(route);
    return file === undefined ? undefined : findSources(context, file);
  }

  /** A drawing or bitmap that page data refers to. */
  mediaFile(url: string): Promise<Buffer> {
    return readFile(join(this.#folders.dist, url));
  }

  #open(): DevChecks {
    this.#schemas ??= loadSchemas();
    this.#checks ??= new DevChecks(
      openSite(this.#folders.root, {
        schemas: this.#schemas,
        componentNames: readdirSync(BLOCKS),
      }),
    );
    return this.#checks;
  }

  #site(): Site | undefined {
    this.#goodSite = this.#open().opened.site ?? this.#goodSite;
    return this.#goodSite;
  }

  async #make(names: Set<string>): Promise<SiteData['pictures']> {
    const made = [...names].map(async (src) => {
      const picture = this.#pictures.get(src) ?? makePicture(src, this.#folders);
      this.#pictures.set(src, picture);
      picture.catch(() => this.#pictures.delete(src));
      return [src, await picture] as const;
    });
    return Object.fromEntries(await Promise.all(made));
  }
}

/** In development the server hands out the source of a block, which brings its style along. */
export function blockModules(): Bundle['blocks'] {
  const types = readdirSync(BLOCKS);
  return Object.fromEntries(
    types.map((type) => [type, { script: blockScript(type), imports: [], styles: [] }]),
  );
}
