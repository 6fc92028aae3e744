/** Which of two texts comes first, for `toSorted`: by their characters, in no language's order, so the same everywhere. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
