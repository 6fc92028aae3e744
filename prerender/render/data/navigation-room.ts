import type { Site } from '../../../schema/generated/content.d.ts';
import type { SiteData } from '../../../renderer/data/types.ts';

/** Room for entries in the bar at 64 and at 90 rem, in rem of 16 px: without gutters, logo, gaps and theme switch. */
const ROOM_AT_64 = 47;
const ROOM_AT_90 = 66;

/** An entry's padding and the gap to the next, and the arrow of one with a menu, in rem. */
const AROUND = 2.05;
const ARROW = 1.4;

/** What is around the words of the choice of language, in rem; its letters are a little smaller. */
const CHOICE = 2.3;

/** The button of the search and its gap, and what the padding of an entry is narrower at 64 rem, in rem. */
const SEARCH = 3.4;
const NARROWED = 0.5;

/** Widths of letters at 1 rem, on the safe side of both the font and its fallback; in rem. */
const NARROW = /[iljtfrI.,:;'!|() -]/;
/** Hebrew and Arabic letters are no wider than Latin ones, but for seen, sheen, sad and dad. */
const WIDE = /[mwMW@%\u0633-\u0636]|[^ -\u04ff\u0590-\u06ff]/u;

/** Estimated from the letters, so that the document knows it without a script and before its font is there. */
export function navigationRoom(
  navigation: Site['navigation'],
  languages: SiteData['languages'] = [],
  hasSearch = false,
): SiteData['navigationRoom'] {
  const entries = navigation.reduce(
    (sum, { name, href }) => sum + widthOf(name) + AROUND + (href ? 0 : ARROW),
    languages.length > 0 ? CHOICE + Math.max(...languages.map(({ name }) => widthOf(name))) : 0,
  );
  const needed = entries + (hasSearch ? SEARCH : 0);
  // Without a search the narrower entries are there to be on the safe side.
  const narrowed = hasSearch ? NARROWED * navigation.length : 0;
  if (needed - narrowed <= ROOM_AT_64) return 'usual';
  return needed <= ROOM_AT_90 ? 'late' : 'never';
}

function widthOf(name: string): number {
  let width = 0;
  for (const letter of name) {
    if (NARROW.test(letter)) width += 0.38;
    else width += WIDE.test(letter) ? 1.05 : 0.62;
  }
  return width;
}
