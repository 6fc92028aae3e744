import type { OpenedSite } from '../check/model/context.ts';
import { collectRoutes } from '../check/routes/routes.ts';
import { routeOf } from '../check/model/route-of.ts';
import { withChanges } from './planned.ts';

/** Files that say what all pages share. */
const SITE_FILE = /^site(\.[a-z0-9-]+)?\.yaml$/i;

/**
 * A site as it will be when the pages are there that its site.yaml leads to. What writes or moves pages goes by it:
 * a page cannot be refused because it is missing.
 */
export function asIfComplete(opened: OpenedSite): OpenedSite {
  const { routes } = opened.context;
  const links = [...opened.indexes].flatMap(([file, index]) =>
    SITE_FILE.test(file) ? index.links : [],
  );
  const files = [...new Set(links)]
    .filter((link) => !routes.has(link))
    .map((route) => `pages${route}.yaml`)
    .filter(isPage);
  if (files.length === 0) return opened;
  return withChanges(opened, new Map(files.map((file) => [file, ''])));
}

function isPage(file: string): boolean {
  const { routes, problems } = collectRoutes([file]);
  return problems.length === 0 && routes.get(routeOf(file)) === file;
}
