import type { Splice } from '../schema/generated/data.d.ts';

/** Makes splices that do not overlap, in any order; of two at one place, the first comes first. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const fromTheEnd = splices.toReversed().toSorted((a, b) => b.start - a.start);
  return fromTheEnd.reduce(
    (edited, { start, end, text: inserted }) =>
      edited.slice(0, start) + inserted + edited.slice(end),
    text,
  );
}

/** The smallest splice that turns one text into another; the other way round, it is the way back. */
export function spliceBetween(before: string, after: string): Splice {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (
    same < shorter - start &&
    before[before.length - 1 - same] === after[after.length - 1 - same]
  ) {
    same += 1;
  }
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

/**
 * Moves a splice of a text over another one of the same text.
 *
 * @returns nothing if both change the same lines, or lines that touch
 */
export function moveSplice(splice: Splice, other: Splice, text: string): Splice | undefined {
  const [own, others] = [linesOf(splice, text), linesOf(other, text)];
  if (own.end < others.start) return splice;
  if (own.start <= others.end) return undefined;
  const shift = other.text.length - (other.end - other.start);
  return { ...splice, start: splice.start + shift, end: splice.end + shift };
}

function linesOf({ start, end }: Splice, text: string): { start: number; end: number } {
  return { start: lineAt(text, start), end: lineAt(text, end) };
}

/** The line of a character, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The offset at which the line of a character begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of the line of a character, before the line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

/** The line break that a text uses. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
