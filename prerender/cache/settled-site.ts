import { digestOf } from '../../check/files/digest.ts';
import type { OpenedSite } from '../../check/open-site.ts';
import type { PageIndex } from '../../check/page-index.ts';

/*
 * A site is settled when nothing was found wrong with it as a whole: all that its pages refer to is there, all pictures
 * are used, all pages linked to, and no sentence stands twice. As long as that holds, most edits need no second look at
 * the pages that have not changed.
 */

/** What all pages of a settled site hang on: the names of its files, and what site.yaml says and names. */
export function settingOf({ pageFiles, context, uses }: OpenedSite): string {
  const own = uses && [referencesOf(uses), [...uses.sentences]];
  return digestOf(JSON.stringify([pageFiles, [...context.media], own]));
}

/** A page as it was in the settled site and as it is now; nothing of one that could not be parsed. */
export interface ChangedPage {
  before: PageIndex | undefined;
  after: PageIndex | undefined;
}

/**
 * Whether changed pages leave a settled site settled: each refers to what it did and offers the places it did, and
 * what it newly says stands nowhere else.
 * @param sentences of all pages as they were, and of site.yaml
 */
export function leaveSettled(
  changed: readonly ChangedPage[],
  sentences: readonly Float64Array[],
): boolean {
  const added = new Set<number>();
  for (const { before, after } of changed) {
    if (!before || !after || referencesOf(before) !== referencesOf(after)) return false;
    for (const sentence of after.sentences) {
      if (before.sentences.includes(sentence)) continue;
      if (added.has(sentence)) return false;
      added.add(sentence);
    }
  }
  return !sentences.some((list) => list.some((sentence) => added.has(sentence)));
}

function referencesOf({ links, places, slugs, media }: PageIndex): string {
  return JSON.stringify([links, places, slugs, media]);
}
