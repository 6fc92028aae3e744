import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../../check/model/plan.ts';
import { routeOf } from '../../check/model/route-of.ts';
import {
  entriesThatLeave,
  leadsTo,
  removeEntries,
} from '../../check/features/publication/entries-that-leave.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { OwnFeature } from '../../schema/own-features/own-feature.ts';
import type { PageOutput } from '../records.ts';
import { compress, type CopiesMade, isCompressedNow } from '../output/compressed-copies.ts';
import { pageFiles } from '../output/page-files.ts';
import { stage, stageCopies } from '../output/staged-file.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import { documentStyle } from './document-style.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { pageData, type DataContext, type Content } from './data/page-data.ts';
import type { ServerEntry } from './server-entry.ts';
import type { SectionTitles } from '../../check/model/section-titles.ts';
import type { LanguagePlan } from '../../check/model/plan.ts';

/** What pages are rendered with, as plain data that can be handed to another thread. */
export interface RenderContext {
  /** The module that renders. */
  serverEntry: string;
  parts: DocumentParts;
  /** The same in each further language of the site, by its tag. */
  localParts: Readonly<Record<string, DocumentParts>>;
  data: DataContext;
  sections: SectionTitles;
  /** Addresses of the pages that visitors do not find at the moment. */
  hidden: ReadonlySet<string>;
  dist: string;
  /** Whether the header is drawn once for all pages that have the same; see `renderer/header-cache.ts`. */
  cachesHeader: boolean;
}

/** A page as it is written, its Markdown still texts. */
export interface WrittenPage {
  file: string;
  route: string;
  page: Page;
}

/** Gives what a feature adds to the data of a page. */
export type AddData = (
  page: WrittenPage,
  context: { features: readonly OwnFeature[]; languages: LanguagePlan },
) => Partial<PageData>;

/** What elements beside a page are made from. */
export interface PageContext {
  written: WrittenPage;
  features: readonly OwnFeature[];
  site: SiteData;
  sections: SectionTitles;
  languages: LanguagePlan;
}

/** Gives elements beside a page, as HTML. */
export type RenderElements = (page: PageData, context: PageContext) => string;

/** What a page is rendered by, in each thread. */
export interface StageTools {
  server: ServerEntry;
  schemas: Schemas;
  /** The site's own features. */
  features: readonly OwnFeature[];
  /** What features add to the data of a page. */
  further: readonly AddData[];
  /** Elements for the head, and for the end of the document, which no visitor waits for. */
  heads: readonly RenderElements[];
  ends: readonly RenderElements[];
}

/**
 * Stages a page's HTML and, beside it, the data it was made from, and compressed copies of both unless they are made later.
 * @throws naming the page, when a component fails on it
 */
export async function stagePage(
  { file, page, markdown }: Content & { file: string },
  {
    parts: mainParts,
    localParts,
    data: shared,
    sections,
    hidden,
    dist,
    cachesHeader,
  }: RenderContext,
  { server, schemas, features, further, heads, ends, copies }: StageTools & { copies: CopiesMade },
): Promise<Omit<PageOutput, 'digest'>> {
  const route = routeOf(file);
  const parts = localParts[languageOf(shared.languages, route)] ?? mainParts;
  if (hidden.size > 0) removeEntries(page, entriesThatLeave(schemas, page, leadsTo(hidden)));
  const written = { file, route, page };
  const { languages } = shared;
  const data = pageData(
    { route, page, markdown },
    { ...shared, site: parts.site.site, messages: parts.site.messages },
    schemas,
  );
  for (const add of further) Object.assign(data, add(written, { features, languages }));
  const around = { written, features, languages, site: parts.site, sections };
  const body = renderBody();
  const announcement = server.renderAnnouncement(parts.site);
  const [inHead, after] = [heads, ends].map((all) =>
    all.map((give) => give(data, around)).join(''),
  );
  const document = renderDocument(parts, body, data.head, data, { announcement, inHead, after });
  const html = Buffer.from(document);
  const json = Buffer.from(JSON.stringify(data));
  mkdirSync(join(dist, data.route), { recursive: true });
  const [htmlFile, dataFile] = pageFiles(file);
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
      return server.renderPageBody(parts.site, data, cachesHeader);
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
