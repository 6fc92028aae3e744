import { setImmediate } from 'node:timers/promises';
import { checkPage } from '../../check/check-page.ts';
import { type CheckedSite, checkSite } from '../../check/check-site.ts';
import type { SiteFiles } from '../../check/files/site-files.ts';
import type { OpenedSite, SiteContext } from '../../check/model/context.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { openSite } from '../../check/open-site.ts';
import { MemoryCache } from '../cache/memory-cache.ts';
import { writeEditorSchemas } from '../editor-schemas/editor-schemas.ts';
import { findBlockFaults } from '../own-blocks/component-faults.ts';
import { loadOwnFeatures } from '../own-features/load-features.ts';
import { listComponents, type SiteFolders } from '../paths.ts';
import { decodePictures } from '../pictures/decode-pictures.ts';
import { readThemeCss } from '../theme/css/read-theme-css.ts';
import { decodeFonts } from '../theme/fonts/decode-fonts.ts';
import { messageOf } from './message-of.ts';
import type { CheckSome } from './pages/check-some.ts';

/** How long the check of all pages may keep the server from answering, in milliseconds. */
const SLICE_MS = 20;

/** The site as it could be opened last. */
interface Opened {
  /** Nothing as long as it never could be. */
  opened: OpenedSite | undefined;
  /** Why it cannot be opened now, such as a site.yaml that is gone. */
  failure?: string;
}

/** A site as its files say it now, right or wrong: opened and checked again only after something has changed. */
export class CurrentSite {
  readonly #folders: SiteFolders;
  readonly #unsaved: SiteFiles['unsaved'];
  readonly #onOpen: (opened: OpenedSite) => void;
  #opening: Promise<Opened> | undefined;
  #lastOpened: OpenedSite | undefined;
  #cache = new MemoryCache();

  /** @param onOpen is told of the site each time that it was opened */
  constructor(
    folders: SiteFolders,
    unsaved: SiteFiles['unsaved'],
    onOpen: (opened: OpenedSite) => void,
  ) {
    this.#folders = folders;
    this.#unsaved = unsaved;
    this.#onOpen = onOpen;
  }

  open(): Promise<Opened> {
    return (this.#opening ??= this.#openNow());
  }

  /** To be told that what all pages are checked against has changed. */
  close(): void {
    this.#opening = undefined;
    this.#cache = new MemoryCache();
  }

  /** To be told that the text of a page has changed. */
  forgetPage(file: string): void {
    this.#cache.forget(file);
  }

  /** All problems; none as long as the site cannot be opened. */
  async problems(): Promise<CheckedSite['problems']> {
    const opening = this.open();
    const { opened, failure } = await opening;
    if (!opened || failure !== undefined) return [];
    const { problems } = await this.#check(opened);
    // What was found may be outdated by now.
    return opening === this.#opening ? problems : this.problems();
  }

  /** Checks some pages. */
  checkPages(opened: OpenedSite): CheckSome {
    return async (isMeant) => (await this.#check(opened, opened.pageFiles.filter(isMeant))).pages;
  }

  #check(opened: OpenedSite, pages?: readonly string[]): Promise<CheckedSite> {
    return checkSite(opened, { ...(pages && { pages }), run: checkInSlices, cache: this.#cache });
  }

  async #openNow(): Promise<Opened> {
    try {
      const { root } = this.#folders;
      this.#lastOpened = openSite(root, {
        blockFaults: await findBlockFaults(root),
        ownFeatures: await loadOwnFeatures(root),
        pictures: await decodePictures(this.#folders),
        fonts: await decodeFonts(this.#folders),
        themeCss: await readThemeCss(root),
        componentNames: listComponents(),
        unsaved: this.#unsaved,
      });
      this.#onOpen(this.#lastOpened);
      writeEditorSchemas(this.#lastOpened);
      return { opened: this.#lastOpened };
    } catch (error) {
      return { opened: this.#lastOpened, failure: messageOf(error) };
    }
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
