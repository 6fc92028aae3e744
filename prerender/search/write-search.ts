import { digestOf } from '../../check/files/digest.ts';
import { routeOf } from '../../check/files/route-of.ts';
import { searchPages } from '../../check/files/search-pages.ts';
import { languageOf } from '../../check/languages/plan.ts';
import type { PageResult } from '../../check/page-result.ts';
import { SMALL_SITE } from '../../renderer/frame/search/search-index.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { LastBuild, PageOutput } from '../cache/records.ts';
import type { OutputDir } from '../output/output-dir.ts';
import { type RenderContext, renderPage } from '../render/render-page.ts';
import { loadServerEntry } from '../render/server-entry.ts';
import { indexFiles } from './index-files.ts';
import { listPage } from './list-page.ts';
import { makeIndex } from './make-index.ts';
import { readPageTexts } from './read-page-texts.ts';

interface SearchOptions {
  dist: OutputDir;
  schemas: Schemas;
  last: LastBuild;
  /** Files of the pages that this build has rendered. */
  rendered: readonly string[];
  /** What is written for all pages. */
  outputs: Readonly<Record<string, PageOutput>>;
}

/** What a build has written for its search. */
interface WrittenSearch {
  /** Of the lists of all pages, by the files that they would be. */
  outputs: Record<string, PageOutput>;
  /** Those of them that are staged anew. */
  rendered: string[];
}

/**
 * Stages the index of each language of a site with a search, and the list of all pages. What a page says is read from
 * what the build has written for it, so a page that has not changed is not rendered again.
 * @param pages of all languages, without those that stand in for a missing translation
 */
export async function writeSearch(
  pages: readonly PageResult[],
  context: RenderContext,
  { dist, schemas, last, rendered, outputs }: SearchOptions,
): Promise<WrittenSearch> {
  const written: WrittenSearch = { outputs: {}, rendered: [] };
  const server = await loadServerEntry(context.serverEntry);
  const { languages, site } = context.data;
  const lists = searchPages(site);
  const count = Object.keys(outputs).length + lists.size;
  const hasChanged = rendered.length > 0 || Object.keys(last.outputs).length !== count;
  for (const [language, address] of lists) {
    const file = `pages${address}.yaml`;
    const before = last.outputs[file];
    const folder = `${address.slice(1)}/`;
    if (before && !hasChanged) {
      const kept = last.files.filter((path) => path.startsWith(folder));
      dist.add(kept.map((path) => `/${path}`));
      written.outputs[file] = before;
      continue;
    }
    const { site: local } = context.localParts[language] ?? context.parts;
    const own = pages.filter((page) => languageOf(languages, routeOf(page.file)) === language);
    const index = makeIndex(readPageTexts(own, context.dist), { language, home: local.home });
    // The thousand files of a large index would take half a minute.
    const copies = own.length > SMALL_SITE ? 'later' : 'now';
    for (const [name, text] of indexFiles(index)) dist.write(folder + name, text, copies);
    const page = listPage(new Map(index.pages.map(([route, title]) => [route, title])), local);
    const output = await renderPage({ file, page }, context, { server, schemas, copies });
    written.outputs[file] = { digest: digestOf(JSON.stringify(page)), ...output };
    written.rendered.push(file);
  }
  return written;
}
