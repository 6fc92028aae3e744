import { routeOf } from '../../check/model/route-of.ts';
import type { LanguagePlan } from '../../check/model/plan.ts';

/**
 * The pages that replace a missing translation: each original once more, as the file that its translation would
 * be. There is no such file, or the translation in it is hidden.
 */
export function fallbackPages<Page extends { file: string }>(
  { fallbacks }: LanguagePlan,
  pages: readonly Page[],
): (Page & { source: string })[] {
  const missing = Object.entries(fallbacks);
  // Most sites have one language, and may have many pages.
  if (missing.length === 0) return [];
  const byRoute = new Map(pages.map((page) => [routeOf(page.file), page]));
  return missing.flatMap(([route, original]) => {
    const page = byRoute.get(original);
    return page ? [{ ...page, file: `pages${route}.yaml`, source: page.file }] : [];
  });
}
