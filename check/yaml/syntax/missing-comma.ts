import { fieldNames } from '../../../schema/field-names.ts';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { findFirstObstacle } from '../yaml-data.ts';
import type { BrokenLine } from './broken-line.ts';

/** A field between brackets with a value before it and no comma between the two. */
const FIELD_BEHIND_VALUE = /(?<=[^\s,:{[])(\s+)([a-z]\w*):(?=\s)/gi;

/**
 * A comma that is missing between two fields in `{ }`. It is the cause if the text can be read beyond the error once
 * there is one.
 */
export function missingComma({
  error,
  start,
  lineText,
  source,
}: BrokenLine): SourceExplanation | undefined {
  const { text } = source;
  // The parser may notice it at the value before, in the line above.
  const next = text.indexOf('\n', start + lineText.length + 1);
  const end = next < 0 ? text.length : next;
  const open = text.lastIndexOf('{', Math.max(error.pos[0], end));
  // The bracket may be in a line above, and one that is not closed in the line of the error.
  const from = open < 0 ? end : text.lastIndexOf('\n', Math.min(open, error.pos[0])) + 1;
  const piece = text.slice(from, end);
  if (!piece.includes('{')) return undefined;
  for (const { 1: space = '', 2: name = '', index } of piece.matchAll(FIELD_BEHIND_VALUE)) {
    if (!fieldNames().has(name)) continue;
    const at = from + index;
    if (!isBetweenBraces(text.slice(0, at))) continue;
    const obstacle = findFirstObstacle(`${text.slice(0, at)},${text.slice(at)}`);
    if (obstacle !== undefined && obstacle <= error.pos[0] + 1) continue;
    const nameAt = at + space.length;
    return {
      at: [nameAt, nameAt + name.length],
      id: 'yaml-syntax',
      message: `A comma is missing before \`${name}:\`.`,
      suggestion: 'Inside brackets, fields are separated by one comma.',
      fix: { start: at, end: at, text: ',' },
    };
  }
  return undefined;
}

/** Whether a text ends between `{` and `}`. References such as `{email}` close what they open. */
function isBetweenBraces(text: string): boolean {
  return text.split('{').length > text.split('}').length;
}
