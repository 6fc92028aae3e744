import type { SiteFacts } from './context.ts';
import { routeOf } from './route-of.ts';
import { counterpartOf, type LanguagePlan } from './plan.ts';
import type { PageResult } from './page-result.ts';
import { type HiddenPages, isPublished } from './publication.ts';
import type { Publication } from '../../schema/generated/data.d.ts';

/** Finds which of the pages are not part of the site as of the moment of the check. */
export function findHiddenPages(context: SiteFacts, pages: readonly PageResult[]): HiddenPages {
  const hidden = new Map<string, Publication>();
  const files = new Set<string>();
  for (const { file, index } of pages) {
    const publication = index?.publication;
    if (publication && !isPublished(publication, context)) hide(routeOf(file), publication);
  }
  if (hidden.size === 0) return { hidden, files, languages: context.languages };
  // The fallback of a missing translation goes with its original.
  for (const [route, original] of Object.entries(context.languages.fallbacks)) {
    const publication = hidden.get(original);
    if (publication) hidden.set(route, publication);
  }
  const languages = planWithout(context.languages, hidden);
  for (const route of Object.keys(languages.fallbacks)) hidden.delete(route);
  return { hidden, files, languages };

  /** A translation is not there before its original: anyone who sets a date for that means the news, in every language. */
  function hide(route: string, publication: Publication): void {
    const { main, pages: groups } = context.languages;
    const group = groups[route];
    const all = group?.[main] === route ? Object.values(group) : [route];
    for (const address of all) {
      hidden.set(address, publication);
      files.add(context.routes.get(address) ?? '');
    }
  }
}

/** Pairs the pages that are left: an original is the fallback of a translation that is hidden. */
function planWithout(plan: LanguagePlan, hidden: ReadonlyMap<string, unknown>): LanguagePlan {
  const pages: Record<string, Record<string, string>> = {};
  const fallbacks = Object.fromEntries(
    Object.entries(plan.fallbacks).filter(([, original]) => !hidden.has(original)),
  );
  for (const [route, group] of Object.entries(plan.pages)) {
    if (hidden.has(route)) continue;
    const left = Object.entries(group).filter(([, address]) => !hidden.has(address));
    pages[route] = Object.fromEntries(left);
    if (group[plan.main] !== route) continue;
    for (const [language, address] of Object.entries(group)) {
      if (hidden.has(address)) fallbacks[counterpartOf(route, language)] = route;
    }
  }
  return { ...plan, pages, fallbacks };
}
