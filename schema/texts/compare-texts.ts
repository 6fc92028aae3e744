/** Which of two texts comes first, for `toSorted`: by their characters, in no language's order, so the same everywhere. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
