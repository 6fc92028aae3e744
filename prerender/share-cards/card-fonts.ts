import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import { nameCut } from '../theme/fonts/cut-font.ts';
import { readFontFacts } from '../theme/fonts/font-facts.ts';
import { chosenFonts } from '../theme/fonts/site-fonts.ts';
import type { Theme } from '../../schema/generated/content.d.ts';
import type { SiteFolders } from '../paths.ts';

/** The same font at one weight: what draws the cards does not know another one. */
interface CardFonts {
  /** For a `fontFamily`: files further on show what those before them lack. */
  family: string;
  weight: number;
  /** A name for their content. */
  digests: string[];
  /** Cuts them. */
  cut: () => Promise<Font[]>;
}

type Weight = NonNullable<Font['weight']>;

/**
 * The fonts of a site at the weights that its cards show: one of headings, one of text. Those of sites that name no font
 * are cut when the engine is bundled (prerender/bundle/bundle-process.ts).
 */
export async function siteCardFonts(
  chosen: Theme['fonts'],
  { media, cache }: Pick<SiteFolders, 'media' | 'cache'>,
): Promise<{ display: CardFonts; text: CardFonts }> {
  const { display, displayFiles, text, textFiles } = chosenFonts(chosen, media);
  return {
    display: await cardFonts('Display', { files: displayFiles, weight: display.weight }, cache),
    text: await cardFonts('Text', { files: textFiles, weight: text.medium }, cache),
  };
}

/**
 * The files of a font at one weight, with all their characters, so that a new title needs no new cut.
 * @param name of the family
 */
export async function cardFonts(
  name: string,
  { files, weight }: { files: readonly string[]; weight: number },
  cache: string,
): Promise<CardFonts> {
  const read = await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const facts = await readFontFacts(bytes, cache);
      const [lightest, boldest] = facts.weights;
      return { bytes, facts, within: Math.min(boldest, Math.max(lightest, weight)) };
    }),
  );
  // Of files of one weight each, the nearest shows what it can.
  const ranked = read.toSorted((a, b) => Math.abs(a.within - weight) - Math.abs(b.within - weight));
  const cuts = ranked.map(({ bytes, facts, within }) =>
    nameCut(
      bytes,
      { characters: facts.characters, weights: [within, within] },
      { facts, cache },
      'truetype',
    ),
  );
  const names = cuts.map((_, index) => `${name} ${index}`);
  return {
    family: names.join(', '),
    weight: CARD_WEIGHT,
    digests: cuts.map(({ digest }) => digest),
    cut: () =>
      Promise.all(
        cuts.map(async ({ make }, index) => ({
          name: names[index] ?? name,
          data: await make(),
          weight: CARD_WEIGHT,
          style: 'normal' as const,
        })),
      ),
  };
}

/** Under which all cuts are known, whatever their weight: there is one of each. */
const CARD_WEIGHT: Weight = 400;
