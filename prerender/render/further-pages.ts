import type { EntriesByFolder } from '../../check/model/entries/entry.ts';
import { countListPages, listPageRoute } from '../../check/model/entries/list-pages.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import type { RenderJob } from '../../schema/generated/data.d.ts';

/**
 * The second and further pages of lists: each page that shows one once more, as the file that it would be at that
 * address. There is no such file, and the check lets nobody write one.
 */
export function furtherListPages(
  pages: readonly PageResult[],
  entries: EntriesByFolder,
): (PageResult & RenderJob)[] {
  return pages.flatMap((page) => {
    const route = routeOf(page.file);
    const further = countListPages(page.index?.lists, route, entries) - 1;
    return Array.from({ length: further }, (_, index) => ({
      ...page,
      file: `pages${listPageRoute(route, index + 2)}.yaml`,
      source: page.file,
    }));
  });
}
