/** Characters `start` to `end` of a text are replaced; all others stay as they are. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Makes edits that do not overlap, in any order; of two at one place, the first comes first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const fromTheEnd = edits.toReversed().toSorted((a, b) => b.start - a.start);
  return fromTheEnd.reduce(
    (edited, edit) => edited.slice(0, edit.start) + edit.text + edited.slice(edit.end),
    text,
  );
}

/** The line of a character, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** The end of the line of a character, before the line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
}

/** The line break that a text uses. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
