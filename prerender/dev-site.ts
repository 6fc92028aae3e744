import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData, SiteData } from '../renderer/content.ts';
import type { PageSources } from '../renderer/dev/page-sources.ts';
import { ENGINE_ICONS } from '../renderer/parts/engine-icons.ts';
import { checkPage, type CheckedPage } from '../schema/check-page.ts';
import type { Site } from '../schema/generated/content.d.ts';
import { type OpenedSite, openSite } from '../schema/open-site.ts';
import type { Problem } from '../schema/problem.ts';
import { checkSite } from '../schema/read-site.ts';
import type { Bundle } from './bundle.ts';
import { blockScript } from './dev-marks.ts';
import { findSources } from './dev-sources.ts';
import { findNames } from './find-names.ts';
import { ENGINE, type SiteFolders } from './folders.ts';
import { writeIcons } from './icons.ts';
import { pageData } from './page-data.ts';
import { makePicture } from './pictures.ts';

const BLOCKS = join(ENGINE, 'renderer/blocks');

/**
 * A site while it is being written: every page is checked when it is asked for, and the last good state of a page
 * or of site.yaml stands in as long as there are errors in it.
 */
export class DevSite {
  readonly #folders: SiteFolders;
  readonly #goodPages = new Map<string, CheckedPage>();
  #goodSite: Site | undefined;
  #opened: OpenedSite | undefined;
  #icons: Set<string> | undefined;

  constructor(folders: SiteFolders) {
    // Pictures and icons are made as they would be for a build, but beside it.
    this.#folders = { ...folders, dist: join(folders.cache, 'dev') };
  }

  /** To be told which file has changed; a page alone leaves what is known of the others as it is. */
  forget(path: string, event: string): void {
    if (event === 'change' && path.startsWith('pages/')) return;
    this.#opened = undefined;
    this.#icons = undefined;
  }

  /** All problems of the site as it is on disk now. */
  problems(): Problem[] {
    return checkSite(this.#open());
  }

  /** What all pages share; throws as long as site.yaml has never been right. */
  async data(): Promise<SiteData> {
    const site = this.#site();
    const names = findNames(site);
    return {
      site,
      pictures: await this.#pictures(names.pictures),
      icons: await writeIcons(this.#allIcons(), this.#folders.dist),
    };
  }

  /** Data of a route as the build would write it; undefined where there is no page, or never was a good one. */
  async page(route: string): Promise<PageData | undefined> {
    const { context } = this.#open();
    const file = context.routes.get(route);
    const { checked } = file === undefined ? {} : checkPage(context, file);
    if (checked) this.#goodPages.set(route, checked);
    const good = file === undefined ? undefined : this.#goodPages.get(route);
    if (!good) return undefined;
    return pageData(good, {
      site: this.#site(),
      bundle: { blocks: blockModules() },
      pictures: await this.#pictures(findNames(good.page).pictures),
      images: {},
    });
  }

  /** Where the texts of a route stand; undefined where there is no page. */
  sources(route: string): PageSources | undefined {
    const { context } = this.#open();
    const file = context.routes.get(route);
    return file === undefined ? undefined : findSources(context, file);
  }

  /** The icons of all pages. */
  icons(): ReadonlySet<string> {
    return this.#allIcons();
  }

  /** A drawing or bitmap that page data refers to. */
  mediaFile(url: string): Promise<Buffer> {
    return readFile(join(this.#folders.dist, url));
  }

  #open(): OpenedSite {
    this.#opened ??= openSite(this.#folders.root, { componentNames: readdirSync(BLOCKS) });
    return this.#opened;
  }

  #site(): Site {
    this.#goodSite = this.#open().site ?? this.#goodSite;
    if (!this.#goodSite) throw new Error('site.yaml has errors; run npm run check to see them.');
    return this.#goodSite;
  }

  async #pictures(names: Set<string>): Promise<SiteData['pictures']> {
    const made = [...names].map(
      async (src) => [src, await makePicture(src, this.#folders)] as const,
    );
    return Object.fromEntries(await Promise.all(made));
  }

  /** Of every page, so that the sprite stays the same; read once, and added to when a page brings a new one. */
  #allIcons(): Set<string> {
    if (!this.#icons) {
      const { context, pageFiles } = this.#open();
      const pages = pageFiles.map((file) => checkPage(context, file).checked?.page);
      this.#icons = findNames([this.#site(), ...pages]).icons;
      for (const icon of ENGINE_ICONS) this.#icons.add(icon);
    }
    for (const { page } of this.#goodPages.values()) {
      for (const icon of findNames(page).icons) this.#icons.add(icon);
    }
    return this.#icons;
  }
}

/** In development the server hands out the source of a block, which brings its style along. */
export function blockModules(): Bundle['blocks'] {
  const types = readdirSync(BLOCKS);
  return Object.fromEntries(
    types.map((type) => [type, { script: blockScript(type), imports: [], styles: [] }]),
  );
}
