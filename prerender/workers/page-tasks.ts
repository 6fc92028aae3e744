import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkPageText, readCheckedPage } from '../../check/check-page.ts';
import { digestOf } from '../../check/files/digest.ts';
import type { PageIndex } from '../../check/page-index.ts';
import type { Diagnostic } from '../../check/diagnostics/diagnostic.ts';
import { readTextFile } from '../../check/files/read-file.ts';
import type { SiteContext } from '../../check/context.ts';
import type { WrittenPage } from '../cache/build-manifest.ts';
import type { Compress } from '../output/compressed-copies.ts';
import { documentStyle } from '../render/document-style.ts';
import { renderDocument, type DocumentParts } from '../render/document.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { pageData, type PageContext } from '../render/page-data.ts';
import { pageFiles } from '../output/page-files.ts';
import { stage, stageCopies } from '../output/staged-file.ts';

/** What is kept of a page once it is checked: enough to judge the site, and to prepare its rendering. */
export interface PageSummary {
  /** Path from the site folder. */
  file: string;
  /** Of the page's text; empty if there was none to be read. */
  digest: string;
  problems: Diagnostic[];
  /** Only if the file could be parsed. */
  uses?: PageIndex;
  /** What the build makes for it; only if the page has no errors. */
  needs?: PageNeeds;
}

export interface PageNeeds {
  /** Paths below media/. */
  pictures: string[];
  /** The picture for shared links, if the page has one of its own. */
  shareImage?: string;
}

/** A page to render, which was checked when its text had this digest. */
export interface RenderJob {
  file: string;
  digest: string;
}

/** What was written for a page. */
export interface RenderedPage extends Omit<WrittenPage, 'digest'> {
  file: string;
}

/** What pages are rendered with. */
export interface RenderContext {
  /** The module that renders. */
  serverEntry: string;
  parts: DocumentParts;
  context: PageContext;
  dist: string;
}

/** All that is done for one page after another, in this thread or in several. */
export class PageTasks {
  readonly #context: SiteContext;
  #input: RenderContext | undefined;
  #server: typeof import('../../renderer/entry-server.tsx') | undefined;

  constructor(context: SiteContext) {
    this.#context = context;
  }

  check(file: string): PageSummary {
    const read = readTextFile(this.#context.folder, file);
    if ('problem' in read) return { file, digest: '', problems: [read.problem] };
    const { text } = read.source;
    const { problems, uses, checked } = checkPageText(this.#context, file, text);
    const summary = { file, digest: digestOf(text), problems, uses };
    if (!checked) return summary;
    const { pictures } = collectAssets(checked.page);
    const { shareImage } = checked.page;
    return { ...summary, needs: { pictures: [...pictures], shareImage } };
  }

  /** Has to come before `render`. */
  async prepare(input: RenderContext): Promise<void> {
    this.#input = input;
    this.#server = await import(/* @vite-ignore */ pathToFileURL(input.serverEntry).href);
  }

  /**
   * Stages a page's HTML and, beside it, the data it was made from, and compressed copies of both.
   * @throws naming the page, when a component fails on it
   */
  async render({ file, digest }: RenderJob, compress: Compress): Promise<RenderedPage> {
    if (!this.#input || !this.#server) throw new Error('prepare() has to come before render().');
    const { parts, context, dist } = this.#input;
    const checked = readCheckedPage(this.#context, file, digest);
    const data = pageData(checked, context);
    const html = renderDocument(parts, this.#renderBody(parts, data), data.head, data);
    mkdirSync(join(dist, data.route), { recursive: true });
    const [htmlFile, dataFile] = pageFiles(file);
    return {
      file,
      sizes: await Promise.all([
        write(join(dist, htmlFile), html, compress),
        write(join(dist, dataFile), JSON.stringify(data), compress),
      ]),
      style: documentStyle(parts.bundle, data).source,
    };
  }

  #renderBody({ site }: DocumentParts, data: ReturnType<typeof pageData>): string {
    try {
      return this.#server?.renderPage(site, data) ?? '';
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error);
      throw new Error(`The page ${data.route} could not be rendered. ${reason}`, { cause: error });
    }
  }
}

/** @returns the size of the file itself in bytes */
async function write(path: string, text: string, compress: Compress): Promise<number> {
  const content = Buffer.from(text);
  stage(path, content);
  stageCopies(path, await compress(content));
  return content.length;
}
