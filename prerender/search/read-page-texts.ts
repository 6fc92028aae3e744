import { join } from 'node:path';
import { routeOf } from '../../check/files/route-of.ts';
import type { PageResult } from '../../check/page-result.ts';
import { pageFiles } from '../output/page-files.ts';
import { readNext } from '../output/staged-file.ts';
import { type PageText, plainText, sectionsOf } from './page-text.ts';

const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/**
 * What pages say, from the documents that the build has written for them, in this run or in an earlier one.
 * @param dist the folder with the built site
 * @returns by route, in alphabetical order; pages that search engines are to leave out are left out here, too
 */
export function readPageTexts(pages: readonly PageResult[], dist: string): Map<string, PageText> {
  const texts = pages.flatMap(({ file, index }): [string, PageText][] => {
    if (!index || index.isUnlisted) return [];
    const [document] = pageFiles(file);
    const html = readNext(join(dist, document)).toString();
    const { title = '', keywords = [] } = index;
    const description = plainText(DESCRIPTION.exec(html)?.[1] ?? '');
    return [[routeOf(file), { title, description, keywords, sections: sectionsOf(html) }]];
  });
  return new Map(texts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
