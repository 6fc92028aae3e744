/**
 * The offset of a place in a text.
 * @param line counts from 1
 * @param column counts from 1
 */
export function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  const start = before.reduce((length, each) => length + each.length + 1, 0);
  return Math.min(start + column - 1, Math.max(text.length - 1, 0));
}
