import { digestOf } from '../../check/files/digest.ts';

/** For each language in which pictures are drawn for shared links: a digest of all that they have in common. */
export type CardKeys = Readonly<Record<string, string>>;

/**
 * Address of the picture for a title. It is computed from what the picture shows, so the picture does not have to be
 * drawn for it.
 */
export function cardUrl(key: string, title: string): string {
  return `/media/card.${digestOf(`${key} ${title}`).slice(0, 12)}.png`;
}
