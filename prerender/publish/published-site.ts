import type { OpenedSite } from '../../check/model/context.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import type { Schedule } from '../../schema/generated/data.d.ts';
import { entriesThatLeave, leadsTo, removeEntries } from '../../check/model/entries-that-leave.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { addFallbacks, type LanguagePlan } from '../../check/model/plan.ts';
import { findHiddenPages } from '../../check/model/hidden-pages.ts';
import { scheduleOf } from '../../check/model/next-change.ts';

/** A checked site as visitors find it at the moment of the check. */
export interface PublishedSite {
  /** Without the pages that are hidden, and without the menu entries that lead to them. */
  opened: OpenedSite;
  pages: readonly PageResult[];
  /** Addresses of the pages that are hidden. */
  hidden: ReadonlySet<string>;
  schedule: Schedule;
}

/** @param pages all of them, as they were checked */
export function publishedSite(opened: OpenedSite, pages: readonly PageResult[]): PublishedSite {
  const { context } = opened;
  const { hidden, files, languages: all } = findHiddenPages(context, pages);
  const languages = withUnlisted(all, pages);
  const schedule = scheduleOf(opened, pages);
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

/** Adds to the languages of a site which of its pages search engines are to leave out; on a site in one it does not matter. */
export function withUnlisted(
  plan: LanguagePlan,
  pages: readonly Pick<PageResult, 'file' | 'index'>[],
): LanguagePlan {
  if (plan.languages.length < 2) return plan;
  const unlisted = pages.filter(({ index }) => index?.isUnlisted).map(({ file }) => routeOf(file));
  return { ...plan, unlisted };
}
