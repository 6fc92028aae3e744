import type { OpenedSite } from '../../check/model/context.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Schedule } from '../../schema/generated/data.d.ts';
import { entriesThatLeave, leadsTo, removeEntries } from '../../check/model/entries-that-leave.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { addFallbacks, type LanguagePlan } from '../../check/model/plan.ts';
import { findHiddenPages } from '../../check/model/hidden-pages.ts';
import { scheduleOf } from '../../check/model/next-change.ts';
import { isShownAt } from '../../check/model/timed-parts.ts';

/** A checked site as visitors find it at the moment of the check. */
export interface PublishedSite {
  /** Without the pages that are hidden, and without the menu entries that lead to them. */
  opened: OpenedSite;
  pages: readonly PageResult[];
  /** Addresses of the pages that are hidden. */
  hidden: ReadonlySet<string>;
  schedule: Schedule;
}

/** @param checked all pages, hidden ones too */
export function publishedSite(opened: OpenedSite, checked: readonly PageResult[]): PublishedSite {
  const { context } = opened;
  const { hidden, files, languages: all } = findHiddenPages(context, checked);
  const languages = withUnlisted(all, checked);
  const schedule = scheduleOf(opened, checked);
  const pages = checked.map((page) => withShownLists(page, context.asOf));
  if (hidden.size === 0) {
    const found = { ...opened, context: { ...context, languages } };
    return { opened: found, pages, hidden: new Set(), schedule };
  }
  const routes = new Map([...context.routes].filter(([route]) => !hidden.has(route)));
  addFallbacks(routes, languages);
  const shown = (site: Site): Site => {
    const copy = structuredClone(site);
    removeEntries(copy, entriesThatLeave(context.schemas, copy, leadsTo(hidden)));
    return copy;
  };
  return {
    opened: {
      ...opened,
      context: { ...context, routes, languages },
      ...(opened.site && { site: shown(opened.site) }),
      localSites: new Map([...opened.localSites].map(([tag, site]) => [tag, shown(site)])),
    },
    pages: pages.filter(({ file }) => !files.has(file)),
    hidden: new Set(hidden.keys()),
    schedule,
  };
}

/** A page with the lists of entries alone that it shows at a moment: the others have no further pages. */
function withShownLists(page: PageResult, asOf: number): PageResult {
  const { index } = page;
  if (!index?.lists) return page;
  return { ...page, index: { ...index, lists: index.lists.filter((one) => isShownAt(one, asOf)) } };
}

/** Adds to the languages of a site which of its pages search engines are to leave out; on a site in one it does not matter. */
export function withUnlisted(
  plan: LanguagePlan,
  pages: readonly Pick<PageResult, 'file' | 'index'>[],
): LanguagePlan {
  if (plan.languages.length < 2) return plan;
  const unlisted = pages.filter(({ index }) => index?.isUnlisted).map(({ file }) => routeOf(file));
  return { ...plan, unlisted };
}
