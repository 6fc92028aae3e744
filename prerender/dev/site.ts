import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { SiteFiles } from '../../check/files/site-files.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { digestOf } from '../../check/files/digest.ts';
import { listPageAt } from '../../check/model/entries/list-pages.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { FormDefinition, PageData, SiteData } from '../../renderer/data/types.ts';
import type { DevProblems, DevState } from '../../renderer/dev/dev-state.ts';
import type { BlockDigest } from '../../renderer/dev/key-blocks.ts';
import type { Place, Position, TextSources } from '../../renderer/dev/source/text-sources.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import { forgetSchemas } from '../../schema/load-schemas.ts';
import { type BlockFile, blockFiles } from '../../schema/own-blocks/own-block.ts';
import { fileAt } from '../output/media-urls.ts';
import type { SiteFolders } from '../paths.ts';
import { writeIcons } from '../pictures/icons.ts';
import { formDefinitions } from '../render/data/forms.ts';
import type { Content } from '../render/data/page-data.ts';
import { type PageContext, pageContext, type SiteContent, siteAt } from '../render/page-context.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { DevAssets } from './assets/dev-assets.ts';
import { GoodSite } from './assets/good-site.ts';
import { CurrentSite } from './current-site.ts';
import { listPageOf } from './list-page-of.ts';
import { contentAround } from './pages/content-around.ts';
import { GoodParts } from './pages/good-parts.ts';
import { type GoodPage, GoodPages } from './pages/good-pages.ts';
import { makeGoodPage } from './pages/make-good-page.ts';
import { markOf } from './pages/mark-of.ts';
import { positionOf } from './position-of.ts';
import { sourcesOf, type Trace } from './sources-of.ts';

/** What a page says, and the digest of its file; nothing for a page that is not a file. */
interface Known extends Content {
  digest: string | null;
}

/** A page, and what it is shown with. */
interface Drawn extends Pick<Known, 'digest'>, Pick<DevState, 'blocks'> {
  site: SiteData;
  data: PageData;
  /** What features add to its document, as HTML. */
  elements: string;
}

/**
 * A site while it is being written: a page is checked when it is asked for, and the last good state of a page, of a
 * picture, of a form or of site.yaml is used instead as long as there are errors in it. Whatever has not changed is not done again.
 */
export class DevSite {
  readonly #folders: SiteFolders;
  readonly #goodPages = new Map<string, Known>();
  /** Why a build leaves pages out. */
  readonly #marks = new Map<string, string | undefined>();
  readonly #assets: DevAssets;
  readonly #current: CurrentSite;
  readonly #site: GoodSite;
  readonly #pages = new GoodPages();
  readonly #goodParts = new GoodParts();
  /** The page that a browser has asked for last, as long as nothing has changed since. */
  #shown: { route: string; drawn: Promise<Drawn | undefined> } | undefined;

  /** @param unsaved texts that are shown in the place of those on the disk; of a change in them `forget` has to be told, too */
  constructor(folders: SiteFolders, unsaved: NonNullable<SiteFiles['unsaved']> = new Map()) {
    // Pictures and icons are made as they would be for a build, but next to it.
    this.#folders = { ...folders, dist: join(folders.cache, 'dev') };
    this.#assets = new DevAssets(this.#folders);
    this.#current = new CurrentSite(this.#folders, unsaved, ({ css }) => this.#assets.useCss(css));
    this.#site = new GoodSite({ folder: folders.root, unsaved });
  }

  /** To be told which file of the site has changed, and how. */
  forget(path: string, event: string): void {
    this.#shown = undefined;
    // One that is gone is still on the last good page.
    if (path.startsWith('media/') && event !== 'unlink')
      this.#assets.pictures.forget(path.slice('media/'.length));
    // The names of all files are known, and which pictures are whole.
    if (event !== 'change' || !path.startsWith('pages/')) this.#current.close();
    else this.#current.forgetPage(path);
  }

  /** To be told that the schemas or the components of blocks have changed. */
  forgetBlocks(): void {
    this.#shown = undefined;
    forgetSchemas();
    this.#current.close();
  }

  /** All problems of the site as it is on disk now. */
  problems(): Promise<Diagnostic[]> {
    return this.#current.problems();
  }

  /** The problems, and what fails without being one: that the site cannot be opened, or a picture not be made. */
  async allProblems(): Promise<DevProblems> {
    const problems = await this.problems();
    const { failure, opened } = await this.#current.open();
    const unexplained = [...this.#assets.pictures.failures].filter(
      ([src]) => !opened?.context.pictures.get(src)?.fault,
    );
    return {
      problems,
      failures: [...(failure === undefined ? [] : [failure]), ...unexplained.map(([, why]) => why)],
    };
  }

  /** What the browser needs to draw a route. */
  async state(route: string): Promise<DevState> {
    this.#shown = { route, drawn: this.#drawn(route) };
    const drawn = await this.#shown.drawn;
    return {
      site: drawn?.site ?? (await this.data(route)) ?? null,
      page: drawn?.data ?? null,
      blocks: drawn?.blocks ?? [],
      elements: drawn?.elements ?? '',
      mark: this.#marks.get(route) ?? null,
      digest: drawn?.digest ?? null,
      file:
        (await this.#current.open()).opened?.context.routes.get(listPageAt(route).first) ?? null,
    };
  }

  /** What all pages share; undefined as long as site.yaml has never been right. */
  async data(route: string): Promise<SiteData | undefined> {
    const { opened, content } = await this.content();
    if (!opened || !content) return undefined;
    const around = await contentAround(undefined, content, opened, this.pagesOf(opened));
    return siteAt(await this.#context(opened, around), route);
  }

  /** What the site says as it was last right, without its pages; nothing as long as site.yaml has never been right. */
  async content(): Promise<{ opened?: OpenedSite; content?: SiteContent }> {
    const { opened } = await this.#current.open();
    const content = opened && this.#site.update(opened);
    return { ...(opened && { opened }), ...(content && { content }) };
  }

  /** The theme of the site; the neutral one as long as site.yaml has never been right. */
  async theme(): Promise<SiteTheme> {
    return this.#assets.theme((await this.content()).content?.sites ?? []);
  }

  /** Data of a route as the build would write it; undefined where there is no page, or never was a good one. */
  async page(route: string): Promise<PageData | undefined> {
    return (await this.#drawn(route))?.data;
  }

  /** A page that is to be drawn; nothing if there is none, or never was a good one. */
  async #drawn(route: string): Promise<Drawn | undefined> {
    const { opened, content } = await this.content();
    const known = opened && (await this.#known(route, opened));
    if (!content || !known) return undefined;
    const { page, markdown, digest } = known;
    const around = await contentAround({ route, page }, content, opened, this.pagesOf(opened));
    const context = await this.#context(opened, around, { route, page });
    // One that replaces a translation, and a further page of a list, are not files.
    const own = opened.context.routes.get(route) ?? '';
    const written = { file: routeOf(own) === route ? own : `pages${route}.yaml`, page, markdown };
    const { data, inHead, after } = await makeGoodPage(written, context, opened.context);
    const blocks = digestBlocks(page);
    return { site: siteAt(context, route), data, blocks, elements: inHead + after, digest };
  }

  /** What a page says now, or said when it was last right. */
  async #known(route: string, opened: OpenedSite): Promise<Known | undefined> {
    const { failure } = await this.#current.open();
    const { first } = listPageAt(route);
    const file = opened.context.routes.get(first);
    if (file === undefined) return undefined;
    const check = this.#current.checkPages(opened);
    const list = await listPageOf(route, opened, check);
    const [found] = failure === undefined && !list ? await check((one) => one === file) : [];
    if (found) this.#marks.set(route, markOf(found.index?.publication, opened.context));
    const drawable = found && this.#goodParts.drawable(opened.context, found);
    const good = drawable?.page && { page: drawable.page, digest: drawable.digest };
    const known: Known | undefined = list
      ? { ...list, digest: null }
      : (good ?? this.#goodPages.get(first));
    if (known) this.#goodPages.set(first, known);
    return known;
  }

  /** What pages are drawn with, made as in a build, of what the page at hand says and shows. */
  async #context(
    { context }: OpenedSite,
    content: SiteContent,
    page?: { route: string; page: Page },
  ): Promise<PageContext> {
    return pageContext(content, await this.#assets.of(content, context, page), {
      icons: (names, own) => writeIcons(names, own, this.#folders.dist),
      form: ({ name }, language) => `/dev/forms/${language}/${name}.json`,
    });
  }

  /** The schemas of the block types that the site has of its own, without errors. */
  async ownBlockFiles(): Promise<BlockFile[]> {
    const { context } = (await this.#current.open()).opened ?? {};
    return context ? blockFiles(context.folder, context.ownBlocks) : [];
  }

  /** Addresses of all pages that are files. */
  async routes(): Promise<string[]> {
    return ((await this.#current.open()).opened?.pageFiles ?? []).map(routeOf);
  }

  /** A form as the build would write it; undefined if there is none, or never was a good one. */
  async form(language: string, name: string): Promise<FormDefinition | undefined> {
    const { content } = await this.content();
    return content && formDefinitions(content.forms, content.languages)[language]?.[name];
  }

  /**
   * Where what a route shows is written; undefined where there is no page.
   * @param trace finds where it is on the page
   */
  async sources(route: string, trace: Trace): Promise<TextSources | undefined> {
    const { context } = (await this.#current.open()).opened ?? {};
    const isShown = this.#shown?.route === route;
    const drawn = context && (await (isShown ? this.#shown?.drawn : this.#drawn(route)));
    if (!context || !drawn) return undefined;
    const formOf = (name: string) => this.form(drawn.site.site.language, name);
    return sourcesOf(drawn, { context, formOf, trace });
  }

  /** At which line a value is written; undefined if the site has no such file. */
  async position(place: Place): Promise<Position | undefined> {
    const { context } = (await this.#current.open()).opened ?? {};
    return context && positionOf(context, place);
  }

  /** A picture or font that page data refers to; undefined if there is none. */
  async mediaFile(url: string): Promise<Buffer | undefined> {
    const made = await readFile(join(this.#folders.dist, fileAt(url))).catch(() => undefined);
    return made ?? this.#assets.shareImages.file(url);
  }

  /** A file that the site offers as it is; undefined if there is none. */
  async publicFile(pathname: string): Promise<Buffer | undefined> {
    const { opened } = await this.#current.open();
    if (!opened?.context.publicFiles.has(pathname)) return undefined;
    return readFile(join(this.#folders.public, fileAt(pathname))).catch(() => undefined);
  }

  /** Gives what is known of some pages. */
  pagesOf(opened: OpenedSite): (isMeant: (file: string) => boolean) => Promise<GoodPage[]> {
    return (isMeant) => this.#pages.of(isMeant, this.#current.checkPages(opened));
  }
}

/**
 * Tells the blocks of a page from one another.
 * @param page as it is written: in its data, the numbers of texts in Markdown change with every block before them
 */
function digestBlocks({ blocks }: Page): BlockDigest[] {
  return blocks.map((block) => ({ type: block.type, digest: digestOf(JSON.stringify(block)) }));
}
