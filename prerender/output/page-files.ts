import { routeOf } from '../../check/model/route-of.ts';
import type { PageOutput } from '../../schema/generated/data.d.ts';
import { COPY_ENDINGS } from './compressed-copies.ts';

/** Where a page's HTML and its data are in `dist/`. */
export function pageFiles(file: string): [html: string, data: string] {
  const folder = routeOf(file).slice(1);
  const prefix = folder === '' ? '' : `${folder}/`;
  return [`${prefix}index.html`, `${prefix}page.json`];
}

/** All that is written for a page: its files and their compressed copies, if the build has made them. */
export function pageOutputs(file: string, output: Pick<PageOutput, 'hasCopies'>): string[] {
  const files = pageFiles(file);
  if (!output.hasCopies) return files;
  return [...files, ...COPY_ENDINGS.flatMap((ending) => files.map((name) => name + ending))];
}
