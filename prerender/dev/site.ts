import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormDefinition, PageData, SiteData } from '../../renderer/data/types.ts';
import type { DevProblems, DevState } from '../../renderer/dev/dev-state.ts';
import type { TextSources } from '../../renderer/dev/source/text-sources.ts';
import { checkSite } from '../../check/check-site.ts';
import { collectPageTexts, collectTexts, hrefsOf } from '../../check/collect-texts.ts';
import { listPageAt } from '../../check/entries/list-pages.ts';
import { pageLists } from '../entries/page-lists.ts';
import { picturesOf } from '../entries/show-lists.ts';
import { messagesOf } from '../../schema/messages.ts';
import type { Page, Site } from '../../schema/generated/content.d.ts';
import { type BlockFile, blockFiles } from '../../schema/own-blocks/own-block.ts';
import { loadSchemas, type Schemas } from '../../schema/load-schemas.ts';
import { routeOf } from '../../check/routes/route-of.ts';
import { openSite } from '../../check/open-site.ts';
import type { OpenedSite } from '../../check/context.ts';
import { languageOf } from '../../check/languages/plan.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { findBlockFaults } from '../own-blocks/component-faults.ts';
import { checkInSlices } from './pages/check-in-slices.ts';
import { writeEditorSchemas } from '../editor-schemas/editor-schemas.ts';
import { DevEntries } from './pages/dev-entries.ts';
import type { DrawnPage, Opened, SiteAssets } from './pages/site-state.ts';
import { MemoryCache } from '../cache/memory-cache.ts';
import { blockModules } from './mark-blocks.ts';
import type { TracedText } from '../provenance/trace-texts.ts';
import { findSources } from './sources.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { listComponents, type SiteFolders } from '../engine/paths.ts';
import { siteIcons, writeIcons } from '../pictures/icons.ts';
import { formDefinitions, formHeads } from '../render/data/forms.ts';
import { downloadNotes, pickNotes } from '../render/data/download-notes.ts';
import { directionOf } from '../render/data/direction.ts';
import { siteData } from '../render/data/site-data.ts';
import { pageData } from '../render/data/page-data.ts';
import { decodeFonts } from '../theme/fonts/decode-fonts.ts';
import { decodePictures } from '../pictures/decode-pictures.ts';
import { fileAt } from '../pictures/media-urls.ts';
import { listPageOf } from '../search/list-page-of.ts';
import { messageOf } from './message-of.ts';
import { GoodForms } from './good-forms.ts';
import { GoodIcons } from './good-icons.ts';
import { markOf } from './mark-of.ts';
import { makeDevTheme, NO_SITE } from './theme.ts';
import { DevPictures } from './pictures.ts';
import type { SiteTheme } from '../theme/site-theme.ts';

/**
 * A site while it is being written: a page is checked when it is asked for, and the last good state of a page, of a
 * picture, of a form or of site.yaml stands in as long as there are errors in it. Whatever has not changed is not done again.
 */
export class DevSite {
  readonly #folders: SiteFolders;
  readonly #goodPages = new Map<string, { page: Page; digest: string | null }>();
  /** Why a build leaves pages out. */
  readonly #marks = new Map<string, string | undefined>();
  readonly #pictures: DevPictures;
  #goodSite: Site | undefined;
  readonly #goodForms = new GoodForms();
  readonly #goodIcons = new GoodIcons();
  readonly #entries = new DevEntries();
  #theme: { key: string; made: Promise<SiteTheme> } | undefined;
  #schemas: Schemas | undefined;
  #opening: Promise<Opened> | undefined;
  #lastOpened: OpenedSite | undefined;
  #cache: MemoryCache;

  constructor(folders: SiteFolders) {
    // Pictures and icons are made as they would be for a build, but beside it.
    this.#folders = { ...folders, dist: join(folders.cache, 'dev') };
    this.#pictures = new DevPictures(this.#folders);
    this.#cache = new MemoryCache(folders.root);
  }

  /** To be told which file of the site has changed, and how. */
  forget(path: string, event: string): void {
    // One that is gone is still on the last good page.
    if (path.startsWith('media/') && event !== 'unlink') {
      this.#pictures.forget(path.slice('media/'.length));
    }
    // Which pages have changed is seen by their files; the names of all files are known, and which pictures are whole.
    if (event !== 'change' || !path.startsWith('pages/')) this.#close();
  }

  /** To be told that the schemas or the components of blocks have changed. */
  forgetBlocks(): void {
    this.#schemas = undefined;
    this.#close();
  }

  /** All problems of the site as it is on disk now. */
  async problems(): Promise<Diagnostic[]> {
    const opening = this.#open();
    const { opened, failure } = await opening;
    if (!opened || failure !== undefined) return [];
    const { problems } = await checkSite(opened, { run: checkInSlices, cache: this.#cache });
    // What was found may be outdated by now.
    return opening === this.#opening ? problems : this.problems();
  }

  /** The problems, and what fails without being one: that the site cannot be opened, or a picture not be made. */
  async allProblems(): Promise<DevProblems> {
    const problems = await this.problems();
    const { failure, opened } = await this.#open();
    const unexplained = [...this.#pictures.failures].filter(
      ([src]) => !opened?.context.pictures.get(src)?.fault,
    );
    return {
      problems,
      failures: [...(failure === undefined ? [] : [failure]), ...unexplained.map(([, why]) => why)],
    };
  }

  /** What the browser needs to draw a route. */
  async state(route: string): Promise<DevState> {
    const { data: page = null, digest = null } = (await this.#drawn(route)) ?? {};
    const mark = this.#marks.get(route) ?? null;
    return { site: (await this.data(route)) ?? null, page, mark, digest };
  }

  /** What all pages share; undefined as long as site.yaml has never been right. */
  async data(route: string): Promise<SiteData | undefined> {
    const assets = await this.#siteAssets(route);
    if (!assets) return undefined;
    const { opened, site, refs, texts, languages, forms } = assets;
    const { palette } = await this.theme();
    const icons = writeIcons(
      siteIcons(refs, directionOf(site.language)),
      assets.ownIcons,
      this.#folders.dist,
    );
    return siteData(site, {
      languages,
      today: opened.context.today,
      drafts: false,
      pictures: await this.#pictures.make(refs.pictures, palette),
      forms: formHeads(
        forms[site.language] ?? {},
        texts,
        ({ name }) => `/dev/forms/${site.language}/${name}.json`,
      ),
      icons,
      ...pickNotes(this.#downloads(assets), texts),
    });
  }

  /** The theme of the site; the neutral one as long as site.yaml has never been right. */
  async theme(): Promise<SiteTheme> {
    const assets = await this.#siteAssets('/');
    const { theme, logo } = assets?.site ?? NO_SITE;
    const key = JSON.stringify([theme, logo]);
    if (this.#theme?.key !== key) {
      this.#theme = { key, made: makeDevTheme({ theme, logo }, this.#folders) };
    }
    return this.#theme.made;
  }

  /** Data of a route as the build would write it; undefined where there is no page, or never was a good one. */
  async page(route: string): Promise<PageData | undefined> {
    return (await this.#drawn(route))?.data;
  }

  async #drawn(route: string): Promise<DrawnPage | undefined> {
    const { opened, failure } = await this.#open();
    const assets = await this.#siteAssets(route);
    const { first } = listPageAt(route);
    const file = opened?.context.routes.get(first);
    if (!opened || !assets || file === undefined) return undefined;
    const { schemas } = opened.context;
    const list = await listPageOf(route, opened, this.#cache);
    const checked =
      failure === undefined && !list
        ? await checkSite(opened, { pages: [file], cache: this.#cache })
        : undefined;
    const [found] = checked?.pages ?? [];
    if (found) this.#marks.set(route, markOf(found.index?.publication, opened.context));
    const good = found?.page && { page: found.page, digest: found.digest };
    const known = list ? { page: list, digest: null } : (good ?? this.#goodPages.get(first));
    if (!known) return undefined;
    this.#goodPages.set(first, known);
    const { page, digest } = known;
    const entries = await this.#entries.listedOn({ route: first, page }, opened, this.#cache);
    const { shown } = pageLists({ route, page }, { entries, languages: assets.languages });
    const { pictures } = collectAssets(collectPageTexts(schemas, page));
    const context = {
      site: assets.site,
      messages: messagesOf(assets.site.language, assets.site.messages),
      entries,
      languages: assets.languages,
      siteIcons: siteIcons(assets.refs, directionOf(assets.site.language)),
      ownIcons: assets.ownIcons,
      bundle: { blocks: blockModules(this.#folders.root) },
      pictures: await this.#pictures.make(
        [...pictures, ...picturesOf(shown)],
        (await this.theme()).palette,
      ),
      images: {},
      changeDays: {},
      cards: {},
      forms: assets.forms,
      downloads: this.#downloads({ ...assets, texts: collectPageTexts(schemas, page) }),
    };
    return { data: pageData({ route, page }, context, schemas), digest };
  }

  /** A feed of entries as the build would write it; undefined where there is none. */
  async feed(pathname: string): Promise<string | undefined> {
    const assets = await this.#siteAssets('/');
    return assets && this.#entries.feed(pathname, assets, this.#cache);
  }

  /** The schemas of the block types that the site has of its own, without errors. */
  async ownBlockFiles(): Promise<BlockFile[]> {
    const { context } = (await this.#open()).opened ?? {};
    return context ? blockFiles(context.folder, context.ownBlocks) : [];
  }

  /** Addresses of all pages that are files. */
  async routes(): Promise<string[]> {
    return ((await this.#open()).opened?.pageFiles ?? []).map(routeOf);
  }

  /** A form as the build would write it; undefined where there is none, or never was a good one. */
  async form(language: string, name: string): Promise<FormDefinition | undefined> {
    return (await this.#siteAssets('/'))?.forms[language]?.[name];
  }

  /**
   * Where the texts of a route are; undefined where there is no page.
   * @param trace finds where they are on the page
   */
  async sources(
    route: string,
    trace: (schemas: Schemas) => Promise<TracedText[]>,
  ): Promise<TextSources | undefined> {
    const { context } = (await this.#open()).opened ?? {};
    const file = context?.routes.get(route);
    if (!context || file === undefined) return undefined;
    return findSources(context, file, await trace(context.schemas));
  }

  /** A drawing or bitmap that page data refers to; undefined where there is none. */
  async mediaFile(url: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folders.dist, fileAt(url)));
    } catch {
      return undefined;
    }
  }

  /** A file that the site offers as it is; undefined where there is none. */
  async publicFile(pathname: string): Promise<Buffer | undefined> {
    const { opened } = await this.#open();
    if (!opened?.context.publicFiles.has(pathname)) return undefined;
    return readFile(join(this.#folders.public, fileAt(pathname))).catch(() => undefined);
  }

  /** What links to files of the site say of them, where some texts have such links. */
  #downloads({ opened, site, texts }: SiteAssets): Record<string, string> {
    return downloadNotes([{ links: texts.flatMap(hrefsOf) }], opened.context.publicFiles, {
      folder: this.#folders.public,
      language: site.language,
    });
  }

  #open(): Promise<Opened> {
    return (this.#opening ??= this.#openNow());
  }

  async #openNow(): Promise<Opened> {
    try {
      const pictures = await decodePictures(this.#folders);
      const fonts = await decodeFonts(this.#folders);
      this.#schemas ??= loadSchemas();
      const { root } = this.#folders;
      const componentNames = listComponents();
      this.#lastOpened = openSite(root, {
        schemas: this.#schemas,
        blockFaults: await findBlockFaults(root),
        pictures,
        fonts,
        componentNames,
      });
      writeEditorSchemas(this.#lastOpened);
      return { opened: this.#lastOpened };
    } catch (error) {
      return { opened: this.#lastOpened, failure: messageOf(error) };
    }
  }

  /** What all pages are checked against has changed. */
  #close(): void {
    this.#opening = undefined;
    this.#cache = new MemoryCache(this.#folders.root);
  }

  /** The last good site.yaml in the language of a route, and forms, and what they name; undefined as long as there was none. */
  async #siteAssets(route: string): Promise<SiteAssets | undefined> {
    const { opened } = await this.#open();
    this.#goodSite = opened?.site ?? this.#goodSite;
    if (!opened || !this.#goodSite) return undefined;
    const { icons, ownIcons, languages, schemas, globalAnchors: names } = opened.context;
    const goodIcons = this.#goodIcons.update(ownIcons, icons);
    const goodForms = this.#goodForms.update(opened.forms, names);
    const forms = formDefinitions(goodForms, languages);
    const site = opened.localSites.get(languageOf(languages, route)) ?? this.#goodSite;
    const texts = collectTexts(site, schemas.site.schema, []);
    const formTexts = goodForms.flatMap(({ form }) => collectTexts(form, schemas.form.schema, []));
    const refs = collectAssets([...texts, ...formTexts]);
    return { opened, site, forms, texts, languages, refs, ownIcons: goodIcons };
  }
}
