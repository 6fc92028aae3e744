import { routeOf } from '../../check/files/routes.ts';
import type { LanguagePlan } from '../../check/languages/plan.ts';
import type { PageResult } from '../../check/page-result.ts';

/**
 * The pages that stand in for a missing translation: each original once more, as the file that its translation would
 * be. There is no such file; the check context knows the original by the same address.
 */
export function pagesThatStandIn(
  { fallbacks }: LanguagePlan,
  pages: readonly PageResult[],
): PageResult[] {
  const byRoute = new Map(pages.map((page) => [routeOf(page.file), page]));
  return Object.entries(fallbacks).flatMap(([route, original]) => {
    const page = byRoute.get(original);
    return page ? [{ ...page, file: `pages${route}.yaml` }] : [];
  });
}
