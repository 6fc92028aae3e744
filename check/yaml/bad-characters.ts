import { UNSEEN, UNSEEN_LETTERS } from '../../schema/texts/unseen-characters.ts';
import { nameOfCharacter, oneCharacter } from '../diagnostics/characters.ts';
import type { Explanation, SourceExplanation } from '../diagnostics/codes.ts';

// Spaces that YAML takes for text, where a line is indented: usually pasted from a web page.
const spaces = String.raw`\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000`;
const badCharacter = new RegExp(
  String.raw`${UNSEEN}|\r(?!\n)|[${spaces}]+(?<=^ *[${spaces}]+)`,
  'mu',
);
const badCharacters = new RegExp(badCharacter, 'gmu');
const hiddenCharacter = new RegExp(UNSEEN_LETTERS, 'u');
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
