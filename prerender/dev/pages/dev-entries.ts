import type { LanguagePlan } from '../../../check/model/plan.ts';
import { type EntriesByFolder, parentOf } from '../../../check/model/entry.ts';
import { listsOf } from '../../../check/features/entries/index-entries.ts';
import { entriesByFolder } from '../../../check/model/entries-by-folder.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import type { PageIndex } from '../../../check/model/page-index.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import { FEEDS } from '../../entries/feed-names.ts';
import { feedFiles } from '../../features/feeds/feeds.ts';
import type { CheckSome } from './check-some.ts';

/** The entries of a site while they are being written: one with errors stays on its lists as it was when it was right. */
export class DevEntries {
  /** By file. */
  readonly #good = new Map<string, PageIndex>();

  /** The entries of the folders that a page lists; only their pages are looked at. */
  async listedOn(
    { route, page }: { route: string; page: Page },
    languages: LanguagePlan,
    check: CheckSome,
  ): Promise<EntriesByFolder> {
    const lists = listsOf(page, route, languages);
    if (lists.length === 0) return {};
    const folders = new Set(lists.map(({ folder }) => folder));
    return entriesByFolder(
      this.#lastGood(await check((file) => folders.has(parentOf(routeOf(file))))),
    );
  }

  /** A feed as the build would write it; undefined where there is none. */
  async feed(
    pathname: string,
    { languages, site }: { languages: LanguagePlan; site: Pick<Site, 'name' | 'url'> },
    check: CheckSome,
  ): Promise<string | undefined> {
    if (!FEEDS.some(({ file }) => pathname.endsWith(`/${file}`))) return undefined;
    const folder = parentOf(pathname);
    const pages = this.#lastGood(
      await check((file) => [folder, parentOf(folder)].includes(parentOf(routeOf(file)))),
    );
    const feeds = feedFiles(site, entriesByFolder(pages), languages, pages);
    return feeds.get(pathname.slice(1));
  }

  #lastGood(checked: readonly PageResult[]): Pick<PageResult, 'file' | 'index'>[] {
    return checked.map(({ file, index, problems }) => {
      const isWrong = problems.some(({ severity }) => severity === 'error');
      if (index && !isWrong) this.#good.set(file, index);
      const shown = isWrong ? (this.#good.get(file) ?? index) : index;
      return { file, ...(shown && { index: shown }) };
    });
  }
}
