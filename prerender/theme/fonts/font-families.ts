import type { Characters } from './characters.ts';
import type { FontFacts } from '../../../schema/generated/data.d.ts';

/** A file of a font, read. */
export interface ReadFont {
  file: string;
  bytes: Buffer;
  facts: FontFacts;
}

/** One of the files of a family: one for each weight that there is. */
export interface Member extends ReadFont {
  /** The lightest and the boldest weight that is shown of it. */
  within: [number, number];
  characters: string;
}

/** Files with the same characters in different weights. */
export interface Family {
  characters: ReadonlySet<string>;
  members: Member[];
}

/** A file with so large a part of the characters of another is the same font in another weight. */
const SAME = 0.5;

/**
 * Sorts the files of a font into families, so that each character gets its file: a browser first chooses a weight of a
 * family, and what that weight lacks it takes from the next family, never from another weight. So files with other
 * characters are a family of their own.
 * @param weights the lightest and the boldest that is shown
 * @param kept the characters that are kept, where a font has them; all without it
 */
export function sortIntoFamilies(
  fonts: readonly ReadFont[],
  weights: [number, number],
  kept?: Characters,
): Family[] {
  const families: Family[] = [];
  for (const font of fonts) {
    const available = new Set(font.facts.characters);
    const within = clamp(weights, font.facts.weights);
    const lighter = families.findLast(
      ({ characters, members }) =>
        partOf(characters, available) >= SAME &&
        !members.some((member) => covers(member.within, within)),
    );
    const memberOf = (characters: Iterable<string>): Member => ({
      ...font,
      within,
      characters: Array.from(characters)
        .filter((one) => available.has(one))
        .join(''),
    });
    lighter?.members.push(memberOf(lighter.characters));
    const isFirst = families.length === 0;
    const known = new Set(families.flatMap(({ characters }) => Array.from(characters)));
    const wanted = wantedOf(font.facts, isFirst, kept);
    const mine = Array.from(wanted).filter((one) => available.has(one) && !known.has(one));
    // A space alone is not a reason to load a file.
    if (mine.every((one) => one.trim() === '')) continue;
    families.push({ characters: new Set(mine), members: [memberOf(mine)] });
  }
  return families;
}

/** The file of each family that shows a weight. */
export function membersAt(families: readonly Family[], weight: number): Member[] {
  const distance = ({ within: [low, high] }: Member) => Math.max(low - weight, weight - high, 0);
  return families.flatMap(({ members }) =>
    members.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1),
  );
}

/** In the order of their code points, each once. */
function wantedOf(facts: FontFacts, isFirst: boolean, kept?: Characters): string {
  if (!kept) return facts.characters;
  const { shown, usual } = kept;
  return isFirst ? [...new Set(shown + usual)].toSorted().join('') : shown;
}

function clamp([low, high]: [number, number], [least, most]: [number, number]): [number, number] {
  const into = (weight: number) => Math.min(most, Math.max(least, weight));
  return [into(low), into(high)];
}

function covers([low, high]: [number, number], [least, most]: [number, number]): boolean {
  return low <= least && most <= high;
}

function partOf(characters: ReadonlySet<string>, available: ReadonlySet<string>): number {
  return Array.from(characters).filter((one) => available.has(one)).length / characters.size;
}
