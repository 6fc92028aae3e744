import { completeSeeds } from '../../theme/seeds.ts';

/** Colors of a brand as #rrggbb: of buttons and links, of text, and a second one. */
export interface BrandColors {
  accent: string;
  ink: string;
  second: string;
}

const HEX = /#(?:[\da-f]{6}|[\da-f]{3})\b/gi;

/**
 * One to three colors as people write them: `#0b6470, #12292e, #f2b950`. Missing ones are computed, and a color of text
 * that could not be read on white becomes the nearest one that can.
 *
 * @throws with a sentence, if the words are anything else
 */
export function readColors(words: string): BrandColors {
  const colors = (words.match(HEX) ?? []).map(inFull);
  const [accent, ink, second] = colors;
  const others = words.replaceAll(HEX, '').replaceAll(/[\s,;]/g, '');
  if (accent === undefined || colors.length > 3 || others !== '')
    throw new Error(
      `${words} cannot be read as colors. Write one to three of them, for buttons and links, text, and a second color: #0b6470 #12292e #f2b950.`,
    );
  return fitting({ accent, ...(ink && { ink }), ...(second && { second }) });
}

/** Completes the colors, so that every text can be read. */
export function fitting(colors: { accent: string; ink?: string; second?: string }): BrandColors {
  const { accent, ink, second } = completeSeeds(colors);
  return { accent, ink, second };
}

export function describeColors({ accent, ink, second }: BrandColors): string {
  return `${accent} ${ink} ${second}`;
}

function inFull(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')}`;
}
