/** Joins letters and pictographs of many scripts, and a line or a tab is seen. */
const SEEN = new Set(['\n', '\t', '\u200c', '\u200d']);

/**
 * A text in which characters that nobody sees, that turn the direction of what follows, or that a terminal obeys, are
 * named: U+202E.
 */
export function visibleText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    SEEN.has(character) ? character : `[${nameOf(character)}]`,
  );
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
