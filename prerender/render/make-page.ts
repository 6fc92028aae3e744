import { entriesThatLeave, leadsTo, removeEntries } from '../../check/model/entries-that-leave.ts';
import type { LanguagePlan } from '../../check/model/plan.ts';
import { partsNotShown } from '../../check/model/timed-parts.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { SectionTitles } from '../../check/model/section-titles.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { OwnFeature } from '../../schema/own-features/own-feature.ts';
import { codeColors } from '../code/code-colors.ts';
import { type Content, pageData } from './data/page-data.ts';
import { type PageContext, siteAt } from './page-context.ts';

/** A page as it is written, its Markdown still texts. */
interface WrittenPage {
  file: string;
  route: string;
  page: Page;
}

/** Gives what a feature adds to the data of a page. */
export type AddData = (
  page: WrittenPage,
  context: { features: readonly OwnFeature[]; languages: LanguagePlan },
) => Partial<PageData>;

/** What elements next to a page are made from. */
export interface ElementContext {
  written: WrittenPage;
  features: readonly OwnFeature[];
  site: SiteData;
  sections: SectionTitles;
  languages: LanguagePlan;
}

/** Gives elements next to a page, as HTML. */
export type RenderElements = (page: PageData, context: ElementContext) => string;

/** What features add to pages. */
export interface PageFeatures {
  /** To their data. */
  further: readonly AddData[];
  /** Elements for the head, and for the end of the document, which no visitor waits for. */
  heads: readonly RenderElements[];
  ends: readonly RenderElements[];
}

/** What a page is made by. */
export interface PageTools extends PageFeatures {
  schemas: Schemas;
  /** The site's own features. */
  features: readonly OwnFeature[];
}

/** All that a document and the browser know of a page. */
interface MadePage {
  data: PageData;
  /** Elements that features add to the head, and to the end of the document, as HTML. */
  inHead: string;
  after: string;
}

/**
 * Makes a page, in a build and in development: its data, and what features add to it.
 * @param content is changed: what leads to hidden pages is taken out of it
 * @throws FeatureFailure where a feature of the site fails on it
 */
export async function makePage(
  { file, page, markdown }: Content & { file: string },
  context: PageContext,
  { schemas, features, further, heads, ends }: PageTools,
): Promise<MadePage> {
  const { hidden, languages, sections, shownAt } = context;
  const route = routeOf(file);
  if (shownAt) removeEntries(page, partsNotShown(schemas, page, shownAt));
  if (hidden.size > 0) removeEntries(page, entriesThatLeave(schemas, page, leadsTo(hidden)));
  const written = { file, route, page };
  const data = pageData({ route, page, markdown }, context, schemas);
  Object.assign(data, await codeColors(data.markdown));
  for (const add of further) Object.assign(data, add(written, { features, languages }));
  const around = { written, features, languages, sections, site: siteAt(context, route) };
  const render = (all: readonly RenderElements[]) => all.map((give) => give(data, around)).join('');
  return { data, inHead: render(heads), after: render(ends) };
}
