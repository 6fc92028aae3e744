import { nameOfCharacter } from './characters.ts';

/** Letters, digits and dashes that look like Latin ones, and those; of Cyrillic, Greek, Arabic and typography. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['аеорсухіјѕһԁԛԝкАВЕКМНОРСТХУІЈЅ', 'aeopcyxijshdqwkABEKMHOPCTXYIJS'],
  ['οανρικυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oavpikuxABEZHIKMNOPTYX'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['‐‑‒–—−', '------'],
];

const latinOf: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap(([foreign, latin]) =>
    Array.from(foreign, (letter, at) => [letter, latin.charAt(at)] as const),
  ),
);

/**
 * A name or address as it would be in plain characters: without what nobody sees, with Latin letters for those that look
 * alike, and with plain signs for full-width ones. `hеading`, with a Cyrillic letter, becomes `heading`.
 */
export function inPlainCharacters(text: string): string {
  if (!/[^ -~]/.test(text)) return text;
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return Array.from(plain, (letter) => latinOf.get(letter) ?? letter)
    .join('')
    .trim();
}

/**
 * Says of two words that look alike in which character they differ; gives nothing for others.
 *
 * @param written what is in the file, with quotes around it or without
 * @param meant a name or address; nothing for several words
 */
export function explainLookAlike(written: string, meant: string): string | undefined {
  const bare = written.replaceAll(/^['"]|['"]$/g, '');
  if (bare === meant || inPlainCharacters(bare) !== meant || /\s/.test(meant)) return undefined;
  const odd = Array.from(bare).find((letter) => !meant.includes(letter));
  if (odd === undefined) return undefined;
  const alike = inPlainCharacters(odd);
  const name = nameOfCharacter(odd);
  return alike === ''
    ? `Write \`${meant}\`, without the ${name}.`
    : `Write \`${meant}\` with a plain \`${alike}\`; this is a ${name}.`;
}
