import { collectFileTexts, isSaid } from '../collect-texts.ts';
import { digestOf } from '../files/digest.ts';
import type { Schemas } from '../../schema/load-schemas.ts';

/** Enough of a digest to tell one version from the next; the schemas of translations say the same. */
const LENGTH = 8;

/** Where a link in a text leads; a translation leads elsewhere. */
const ADDRESS = /(?<=\])\([^()\s]*\)/g;

/**
 * Names the version of what a page or form says to people, which a translation of it notes. Comments, quotes, line breaks,
 * pictures and addresses of links do not count, and of a value of site.yaml only that it is referred to.
 *
 * @param file path from the site folder
 * @param data of the file as it was written: references are not resolved yet
 */
export function wordsVersion(schemas: Schemas, file: string, data: unknown): string {
  const words = collectFileTexts(schemas, file, data)
    .filter(isSaid)
    .map(({ text }) => text.replaceAll(ADDRESS, '').replaceAll(/\s+/g, ' ').trim());
  return digestOf(words.join('\n')).slice(0, LENGTH);
}
