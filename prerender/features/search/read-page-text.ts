import { join } from 'node:path';
import type { PageIndex } from '../../../schema/generated/data.d.ts';
import { pageFiles } from '../../output/page-files.ts';
import { readNext } from '../../output/staged-file.ts';
import { type SearchedText, plainText, sectionsOf } from './page-text.ts';

const DESCRIPTION = /<meta name="description" content="([^"]*)"/;

/**
 * What a page says, from the document that the build has written for it, in this run or in an earlier one.
 * @param dist the folder with the built site
 */
export function readPageText(
  file: string,
  { title = '', keywords = [] }: PageIndex,
  dist: string,
): SearchedText {
  const [document] = pageFiles(file);
  const html = readNext(join(dist, document));
  const description = plainText(DESCRIPTION.exec(html)?.[1] ?? '');
  return { title, description, keywords, sections: sectionsOf(html) };
}
