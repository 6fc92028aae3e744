import { join } from 'node:path';
import { routeOf } from '../../check/files/route-of.ts';
import type { PageResult } from '../../check/page-result.ts';
import { pageFiles } from '../output/page-files.ts';
import { readNext } from '../output/staged-file.ts';
import { type SearchedText, plainText, sectionsOf } from './page-text.ts';

const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/**
 * What pages say, from the documents that the build has written for them, in this run or in an earlier one.
 * @param dist the folder with the built site
 * @returns one after the other, so that not all are in memory at once, in the order of their routes; pages that search engines are to leave out are left out here, too
 */
export function* readPageTexts(
  pages: readonly PageResult[],
  dist: string,
): Generator<[route: string, text: SearchedText]> {
  for (const { file, index } of pages.toSorted(byRoute)) {
    if (!index || index.isUnlisted) continue;
    const [document] = pageFiles(file);
    const html = readNext(join(dist, document)).toString();
    const { title = '', keywords = [] } = index;
    const description = plainText(DESCRIPTION.exec(html)?.[1] ?? '');
    yield [routeOf(file), { title, description, keywords, sections: sectionsOf(html) }];
  }
}

function byRoute(a: PageResult, b: PageResult): number {
  return routeOf(a.file) < routeOf(b.file) ? -1 : 1;
}
