import { applySplices, spliceBetween } from './splice.ts';

/**
 * Puts together what two have made of the same text, where they have changed it in different places.
 *
 * @param was what both have begun with
 * @returns nothing where both have changed the same words
 */
export function mergeWords(was: string, ours: string, theirs: string): string | undefined {
  const [own, other] = [spliceBetween(was, ours), spliceBetween(was, theirs)];
  const isApart = own.end <= other.start || other.end <= own.start;
  return isApart ? applySplices(was, [other, own]) : undefined;
}
