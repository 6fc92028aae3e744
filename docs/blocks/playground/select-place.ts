import type { Problem } from './engine.ts';

/** How many lines are above the one that is shown. */
const LINES_ABOVE = 3;

/** Selects the place of a problem in the field, which shows its line. */
export function selectPlace(
  field: HTMLTextAreaElement | null,
  { line, column, endColumn = column }: Problem,
): void {
  if (!field) return;
  const above = field.value.split('\n').slice(0, line - 1);
  const start = above.reduce((length, text) => length + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(start + column - 1, start + endColumn - 1);
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = (line - 1 - LINES_ABOVE) * lineHeight;
}
