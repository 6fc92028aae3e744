import { routeOf } from '../../check/files/routes.ts';

/** Where a page's HTML and its data lie in `dist/`. */
export function pageFiles(file: string): [html: string, data: string] {
  const folder = routeOf(file).slice(1);
  const prefix = folder === '' ? '' : `${folder}/`;
  return [`${prefix}index.html`, `${prefix}page.json`];
}
