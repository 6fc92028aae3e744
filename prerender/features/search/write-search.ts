import { digestOf } from '../../../check/files/digest.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import { searchPages } from '../../../check/routes/search-pages.ts';
import { languageOf } from '../../../check/model/plan.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { SMALL_SITE } from '../../../renderer/frame/search/search-index.ts';
import { MESSAGES_FILE } from '../../../renderer/data/search-place.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { LastBuild } from '../../records.ts';
import type { IndexedText, PageOutput } from '../../../schema/generated/data.d.ts';
import type { OutputDir } from '../../output/output-dir.ts';
import { inLanguage } from '../../render/page-context.ts';
import { type RenderContext, stagePage, type StageTools } from '../../render/stage-page.ts';
import type { MadePages } from '../../pipeline/feature.ts';
import { indexFiles } from './index-files.ts';
import { listPage } from '../../render/list-page.ts';
import { joinIndex } from './make-index.ts';
import { pageTerms } from './page-terms.ts';
import { readPageText } from './read-page-text.ts';
import { searchMessages } from './search-messages.ts';
import { TermsCache } from './terms-cache.ts';

interface SearchOptions {
  dist: OutputDir;
  /** Folder of the site's cache. */
  cache: string;
  tools: StageTools;
  last: LastBuild;
  /** Files of the pages that this build has rendered. */
  rendered: readonly string[];
  /** What is written for all pages. */
  outputs: Readonly<Record<string, PageOutput>>;
}

/**
 * Stages the index of each language of a site with a search, and the list of all pages. What a page says is read from
 * what the build has written for it, so a page that has not changed is not rendered again.
 * @param pages of all languages, without those that replace a missing translation
 */
export async function writeSearch(
  pages: readonly PageResult[],
  context: RenderContext,
  { dist, cache, tools, last, rendered, outputs }: SearchOptions,
): Promise<MadePages> {
  const { languages, sites } = context.page;
  const lists = searchPages(sites[0].site);
  const count = Object.keys(outputs).length + lists.size;
  const hasChanged = rendered.length > 0 || Object.keys(last.outputs).length !== count;
  const before = last.memory['search'] ?? '';
  const written: MadePages = { outputs: {}, changed: [], memory: before };
  for (const address of hasChanged ? [] : lists.values()) {
    const file = `pages${address}.yaml`;
    const output = last.outputs[file];
    if (output) written.outputs[file] = output;
    dist.keep(last.files.filter((path) => path.startsWith(`${address.slice(1)}/`)));
  }
  if (Object.keys(written.outputs).length === lists.size) return written;

  const terms = new TermsCache(cache, { key: before, rendered });
  for (const [language, address] of lists) {
    const file = `pages${address}.yaml`;
    const folder = `${address.slice(1)}/`;
    const local = inLanguage(sites, language, ({ site: own }) => own.language);
    const own = pages.filter((page) => languageOf(languages, routeOf(page.file)) === language);
    function* indexed(): Generator<[route: string, terms: IndexedText]> {
      for (const { file: of, index: said } of own.toSorted(byRoute)) {
        if (!said || said.isUnlisted) continue;
        const route = routeOf(of);
        const options = { isHome: route === local.home, language };
        const find = () => pageTerms(readPageText(of, said, context.dist), options);
        yield [route, terms.termsOf(of, find)];
      }
    }
    // One page after another, so that those of a large site are not held all at once.
    const index = joinIndex(indexed());
    // The thousand files of a large index would take half a minute.
    const copies = own.length > SMALL_SITE ? 'later' : 'now';
    for (const [name, text] of indexFiles(index)) dist.write(folder + name, text, copies);
    const descriptions = new Map(
      index.pages.map(([route], at) => [route, index.details[at]?.[0] ?? '']),
    );
    dist.write(folder + MESSAGES_FILE, searchMessages(local, descriptions), copies);
    const content = listPage(new Map(index.pages.map(([route, title]) => [route, title])), local);
    const output = await stagePage({ file, ...content }, context, { ...tools, copies });
    written.outputs[file] = { digest: digestOf(JSON.stringify(content)), ...output };
    written.changed.push(file);
  }
  return { ...written, memory: terms.save() };
}

function byRoute(a: PageResult, b: PageResult): number {
  return compareTexts(routeOf(a.file), routeOf(b.file));
}
