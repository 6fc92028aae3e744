import type { Assets } from '../data/types.ts';

/**
 * What the build has looked up for a page, as the same object as long as it is the same: a page that is being written
 * brings it again with each letter, and all that shows an icon or a picture would be drawn again.
 * @param before that of the page that was drawn last
 * @param now its parts that have not changed are those of before; see `keepUnchanged`
 */
export function keepAssets(before: Assets | undefined, now: Assets): Assets {
  return before && hasSameParts(before, now) ? before : now;
}

/** Of the page itself only its entry and its closing band are looked up. */
function hasSameParts(
  { page: pageBefore, ...before }: Assets,
  { page, ...after }: Assets,
): boolean {
  const parts = new Map<string, unknown>(Object.entries(after));
  return (
    pageBefore?.entry === page?.entry &&
    pageBefore?.closing === page?.closing &&
    Object.keys(before).length === parts.size &&
    Object.entries(before).every(([name, part]) => parts.get(name) === part)
  );
}
