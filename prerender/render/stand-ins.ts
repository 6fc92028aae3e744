import { routeOf } from '../../check/routes/route-of.ts';
import type { LanguagePlan } from '../../check/languages/plan.ts';
import type { PageResult } from '../../check/page-result.ts';

/** A page of the site as it is built. */
export interface BuildPage extends PageResult {
  /** The file that it is read from, if that is another one. */
  source?: string;
}

/**
 * The pages that stand in for a missing translation: each original once more, as the file that its translation would
 * be. There is no such file, or the translation in it is hidden.
 */
export function pagesThatStandIn(
  { fallbacks }: LanguagePlan,
  pages: readonly PageResult[],
): BuildPage[] {
  const byRoute = new Map(pages.map((page) => [routeOf(page.file), page]));
  return Object.entries(fallbacks).flatMap(([route, original]) => {
    const page = byRoute.get(original);
    return page ? [{ ...page, file: `pages${route}.yaml`, source: page.file }] : [];
  });
}
