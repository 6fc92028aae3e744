import { nameOfCharacter, oneCharacter } from '../diagnostics/characters.ts';
import type { Explanation, SourceExplanation } from '../diagnostics/codes.ts';

// Control characters except tab and line breaks (a lone carriage return is not one), and halves of
// surrogate pairs, which only an escape such as "\ud800" can bring in.
const controls = String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\p{Surrogate}`;
// Characters that change the direction of text or have no width. The joiners U+200C and U+200D
// are fine: some scripts and many emoji need them; so are the marks U+061C, U+200E and U+200F,
// which Arabic and Hebrew need and which turn no letters around.
const hidden = String.raw`\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff`;
// Tag characters say nothing but in the flags of regions, where they follow a black flag.
const tags = String.raw`(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]`;
// Spaces that YAML takes for text, where a line is indented: usually pasted from a web page.
const spaces = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const badCharacter = new RegExp(
  String.raw`[${controls}${hidden}]|${tags}|\r(?!\n)|[${spaces}]+(?<=^ *[${spaces}]+)`,
  'mu',
);
const badCharacters = new RegExp(badCharacter, 'gmu');
const hiddenCharacter = new RegExp(`[${hidden}]|[\\u{e0000}-\\u{e007f}]`, 'u');
const foreignSpace = new RegExp(`[${spaces}]`);

/** A dash or a name and its colon, and a space behind it that YAML takes for text. */
export const foreignSpaceAfterMark = new RegExp(
  String.raw`^(?:- *)?(?:[a-zA-Z][\w-]*:|(?<=-)) *([${spaces}]+) *`,
  'u',
);

export function hasBadCharacters(text: string): boolean {
  return badCharacter.test(text);
}

/** All characters that nobody can see and nobody means. */
export function findBadCharacters(text: string): SourceExplanation[] {
  return Array.from(text.matchAll(badCharacters), ({ 0: found, index }) => ({
    at: [index, index + 1],
    ...explainBadCharacter(found),
  }));
}

function explainBadCharacter(character: string): Explanation {
  if (foreignSpace.test(character)) {
    return {
      id: 'yaml-control-character',
      message: `This line is indented with ${oneCharacter(character)}, probably pasted from elsewhere.`,
      suggestion: 'Delete it and type ordinary spaces.',
    };
  }
  return {
    id: hiddenCharacter.test(character) ? 'yaml-hidden-character' : 'yaml-control-character',
    message: `This line contains an invisible character: ${nameOfCharacter(character)}.`,
    suggestion: 'Delete it, or type the line again.',
  };
}

/** For a text whose quotes hold escapes such as "\u202e": explains the first bad character. It has no indent. */
export function explainBadText(text: string): Explanation | undefined {
  const [found] = badCharacter.exec(text.trimStart()) ?? [];
  return found === undefined ? undefined : explainBadCharacter(found);
}
