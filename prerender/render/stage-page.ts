import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import { compress, type CopiesMade, isCompressedNow } from '../output/compressed-copies.ts';
import { pageFiles } from '../output/page-files.ts';
import { stage, stageCopies } from '../output/staged-file.ts';
import { documentStyle } from './document-style.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import type { Content } from './data/page-data.ts';
import { makePage, type PageTools } from './make-page.ts';
import { inLanguage, type InLanguages, type PageContext, siteAt } from './page-context.ts';
import type { ServerEntry } from './server-entry.ts';

/** What documents are rendered with, as plain data that can be handed to another thread. */
export interface RenderContext {
  /** The module that renders. */
  serverEntry: string;
  /** What pages are drawn with. */
  page: PageContext;
  /** What documents are made of around them. */
  documents: InLanguages<DocumentParts>;
  dist: string;
  /** Whether the header is drawn once for all pages that have the same; see `renderer/header-cache.ts`. */
  cachesHeader: boolean;
}

/** What a page is rendered by, in each thread. */
export interface StageTools extends PageTools {
  server: Pick<ServerEntry, 'renderPageBody' | 'renderAnnouncement'>;
}

/**
 * Stages a page's HTML and, next to it, the data it was made from, and compressed copies of both unless they are made later.
 * @throws naming the page, when a component fails on it
 */
export async function stagePage(
  content: Content & { file: string },
  { page, documents, dist, cachesHeader }: RenderContext,
  { server, copies, ...tools }: StageTools & { copies: CopiesMade },
): Promise<Omit<PageOutput, 'digest'>> {
  const { data, inHead, after } = await makePage(content, page, tools);
  const site = siteAt(page, data.route);
  const parts = inLanguage(
    documents,
    site.site.language,
    (document) => document.site.site.language,
  );
  const body = renderBody();
  const announcement = server.renderAnnouncement(site);
  const document = renderDocument(parts, body, data.head, data, { announcement, inHead, after });
  const html = Buffer.from(document);
  const json = Buffer.from(JSON.stringify(data));
  mkdirSync(join(dist, data.route), { recursive: true });
  const [htmlFile, dataFile] = pageFiles(content.file);
  const hasCopies = [html, json].some((text) => isCompressedNow(text, copies));
  return {
    sizes: await Promise.all([
      write(join(dist, htmlFile), html, hasCopies),
      write(join(dist, dataFile), json, hasCopies),
    ]),
    hasCopies,
    style: documentStyle(parts, data, announcement + body + after).source,
  };

  function renderBody(): string {
    try {
      return server.renderPageBody(site, data, cachesHeader);
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error);
      throw new Error(`The page ${data.route} could not be rendered. ${reason}`, { cause: error });
    }
  }
}

/** @returns the size of the file itself in bytes */
async function write(path: string, text: Buffer, hasCopies: boolean): Promise<number> {
  stage(path, text);
  if (hasCopies) stageCopies(path, await compress(text));
  return text.length;
}
