import type { Site } from '../../../schema/generated/content.d.ts';
import type { Room, SiteData } from '../../../renderer/data/types.ts';

/** Room for entries in the bar at 64, 80 and 90 rem, in rem of 16 px: without gutters, logo, gaps and theme switch. */
const ROOM: [Exclude<Room, 'never'>, number][] = [
  ['usual', 47],
  ['middle', 57],
  ['late', 66],
];

/** How wide the logo is that leaves so much room, in pixels: the schema's default. */
const LOGO = 96;

/** An entry's padding and the gap to the next, and the arrow of one with a menu, in rem. */
const AROUND = 2.05;
const ARROW = 1.4;

/** What is around the words of the choice of language, and how wide it becomes, in rem; its letters are a little smaller. */
const CHOICE = 2.3;
const WIDEST_CHOICE = 14.5;

/** The button of the search and its gap, and what the padding of an entry is narrower at 64 rem, in rem. */
const SEARCH = 3.4;
const NARROWED = 0.5;

/** The button of the menu, which leads to what has no room, and its gap, in rem. */
const TOGGLE = 3.4;

/** What is around the words of the header's button, and its gap, in rem; its letters are a little smaller. */
const ACTION = 3;

/** Widths of letters at 1 rem, on the safe side of both the font and its fallback; in rem. */
const USUAL = 0.62;
/** Arabic ones are as narrow if they are one stroke: alef always, lam and those with a tooth where another letter follows. */
const NARROW = {
  width: 0.38,
  letter:
    /[iljtfrI.,:;'!|() \u0622\u0623\u0625\u0627-]|[\u0626\u0628\u062a\u062b\u0644\u0646\u064a](?=[\u0622-\u064a])/gu,
};
/** Hebrew and Arabic letters are not wider than Latin ones, but for seen, sad, tah and their like, and tails at the end of a word. */
const WIDE = {
  width: 1.05,
  letter:
    /[mwMW@%\u0633-\u0638]|[\u0628\u062a\u062b\u0641\u0642\u0643\u0649\u064a](?![\u0620-\u064a])|[^ -\u04ff\u0590-\u06ff]/gu,
};
/** Marks above and below a letter take no room of their own. */
const MARK = /\p{Mn}/gu;

type Measured = Pick<Site, 'navigation' | 'search' | 'header'> & { logo: { width: number } };

/**
 * Estimated from the letters, so that the document knows it without a script and before its font is there.
 * @returns of each entry the screens on which it is in the bar
 */
export function navigationRoom(
  { navigation, search, logo, header }: Measured,
  languages: SiteData['languages'] = [],
): Room[] {
  const choice =
    languages.length > 0 ? CHOICE + Math.max(...languages.map(({ name }) => widthOf(name))) : 0;
  const beside = Math.min(choice, WIDEST_CHOICE) + (search ? SEARCH : 0) + (logo.width - LOGO) / 16;
  const widths = navigation.map(({ name, href }) => widthOf(name) + AROUND + (href ? 0 : ARROW));
  const action = header ? ACTION + widthOf(header.action.label) : 0;
  /** Whether the first entries have room. Without a search the narrower entries are there to be on the safe side. */
  const fit = (count: number, [screen, room]: (typeof ROOM)[number], button = 0): boolean => {
    const narrowed = search && screen === 'usual' ? NARROWED * count : 0;
    const entries = widths.slice(0, count).reduce((sum, width) => sum + width, 0) - narrowed;
    return beside + button + entries + (count < widths.length ? TOGGLE : 0) <= room;
  };
  // What has room at 64 rem, where the button is not in the bar, has room next to it on all wider screens.
  if (ROOM[0] && fit(widths.length, ROOM[0])) return widths.map(() => 'usual');
  return widths.map((_, index) => {
    const last = ROOM.findLastIndex((one) => {
      const button = one[0] === 'usual' ? 0 : action;
      return !fit(widths.length, one, button) && !fit(index + 1, one, button);
    });
    return ROOM[last + 1]?.[0] ?? 'never';
  });
}

function widthOf(name: string): number {
  const letters = name.replaceAll(MARK, '');
  const extra = [NARROW, WIDE].map(
    ({ letter, width }) => (letters.match(letter) ?? []).length * (width - USUAL),
  );
  return extra.reduce((sum, width) => sum + width, Array.from(letters).length * USUAL);
}
