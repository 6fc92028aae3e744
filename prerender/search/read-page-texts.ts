import { join } from 'node:path';
import { routeOf } from '../../check/files/routes.ts';
import { isPageData } from '../../renderer/data/guards.ts';
import { pageFiles } from '../output/page-files.ts';
import { readNext } from '../output/staged-file.ts';
import { type PageText, sectionsOf } from './page-text.ts';

/**
 * What pages say, from what the build has written for them, in this run or in an earlier one.
 * @param files of the pages
 * @param dist the folder with the built site
 * @returns by route, in alphabetical order; pages that are not to be found are left out
 */
export function readPageTexts(files: readonly string[], dist: string): Map<string, PageText> {
  const texts = files.flatMap((file): [string, PageText][] => {
    const [html, json] = pageFiles(file).map((path) => readNext(join(dist, path)).toString());
    const data: unknown = JSON.parse(json ?? '');
    if (!isPageData(data)) throw new Error(`There is no page data for ${file}.`);
    const { title, keywords = [] } = data.page;
    const { description, noindex } = data.head;
    if (noindex) return [];
    const sections = sectionsOf(html ?? '');
    return [[routeOf(file), { title, description, keywords, sections }]];
  });
  return new Map(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
