import { hasFile } from '../../check/files/site-files.ts';
import type { SiteContext } from '../../check/model/context.ts';
import { listPageAt } from '../../check/model/list-pages.ts';
import { languageOf, localFileOf } from '../../check/model/plan.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { TextSources } from '../../renderer/dev/source/text-sources.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { Origins } from '../provenance/origins.ts';
import type { TracedText } from '../provenance/trace-texts.ts';
import { originsOf } from './origins.ts';
import { SourceFiles } from './source-files.ts';
import { findSources } from './sources.ts';

/** A page, and what all pages share. */
interface DrawnPage {
  site: SiteData;
  data: PageData;
}

/** Finds where everything is on a page. */
export type Trace = (
  page: DrawnPage,
  schemas: Schemas,
  origins: Origins,
) => Promise<readonly TracedText[]>;

/**
 * Where what a page shows is written, by the files as they are now.
 * @param trace finds where it is on the page
 */
export async function sourcesOf(
  page: DrawnPage,
  context: SiteContext,
  trace: Trace,
): Promise<TextSources> {
  const { route, pictures } = page.data;
  const { schemas, languages, routes } = context;
  const files = new SourceFiles(context);
  // A further page of a list is written where its first is.
  const named = routes.get(listPageAt(route).first) ?? '';
  // The list of all pages is in none.
  const file = hasFile(context, named) ? named : undefined;
  const language = languageOf(languages, route);
  const ofLanguage = language === languages.main ? [] : [localFileOf(language)];
  const traced = await trace(page, schemas, originsOf(context, { route, file }, files));
  const siteFiles = [...ofLanguage, 'site.yaml'];
  return findSources(schemas, { file, siteFiles, pictures, traced }, files);
}
