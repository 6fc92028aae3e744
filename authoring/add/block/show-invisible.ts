/**
 * A text of somebody else for a terminal: what would not show, or would change how the rest shows, is written as an
 * escape. Line ends and tabs stay.
 */
export function showInvisible(text: string): string {
  return text.replaceAll(
    /[^\P{C}\n\t]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
