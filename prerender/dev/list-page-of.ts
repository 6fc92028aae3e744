import type { OpenedSite } from '../../check/model/context.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { searchPages } from '../../check/routes/search-pages.ts';
import { homeOf, languageOf } from '../../check/model/plan.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import { messagesOf } from '../../schema/messages.ts';
import type { Content } from '../render/data/page-data.ts';
import type { CheckSome } from './pages/check-some.ts';
import { listPage } from '../render/list-page.ts';

/** The list of all pages, from the pages as they are on disk; undefined for every other address. */
export async function listPageOf(
  route: string,
  opened: OpenedSite,
  check: CheckSome,
): Promise<Content | undefined> {
  const { languages } = opened.context;
  const [language] = [...searchPages(opened.site)].find(([, address]) => address === route) ?? [];
  const site = (language && opened.localSites.get(language)) ?? opened.site;
  if (language === undefined || !site) return undefined;
  const pages = await check((file) => languageOf(languages, routeOf(file)) === language);
  const titles = pages.flatMap(({ file, page, index }): [string, string][] => {
    return page && !index?.isUnlisted ? [[routeOf(file), page.title]] : [];
  });
  const messages = messagesOf(language, site.messages);
  const sorted = titles.toSorted(([a], [b]) => compareTexts(a, b));
  return listPage(new Map(sorted), { site, messages, home: homeOf(languages, language) });
}
