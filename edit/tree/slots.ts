import { lineEnd, lineStart } from '../splice.ts';
import type { CollectionNode, EntryNode } from './nodes.ts';

/** The place of an entry in its collection: with the comments that belong to it, without what divides it from the next. */
export interface Slot {
  start: number;
  end: number;
  /** Whether nothing but the entry and its comments is in its lines. */
  ownLine: boolean;
}

/**
 * The places of all entries. To an entry belong the comments right above it that begin in its column, those next to
 * it, and those below it that are indented deeper.
 *
 * @param isRoot whether these are the fields of the whole file: comments above the first are about the file then
 */
export function slotsOf(text: string, { entries, isFlow }: CollectionNode, isRoot = false): Slot[] {
  const slots: Slot[] = [];
  for (const [index, entry] of entries.entries()) {
    const from = lineStart(text, entry.start);
    const ownLine = /^ *$/.test(text.slice(from, entry.start));
    const limit = slots.at(-1)?.end ?? 0;
    const withLead = ownLine && !(isRoot && index === 0);
    const start = withLead ? startOfLead(text, entry, limit) : entry.start;
    const end = isFlow ? entry.end : endWithComments(text, entry);
    slots.push({ start, end, ownLine });
  }
  return slots;
}

/** How far an entry is indented: how many characters are before it in its line. */
export function columnOf(text: string, { start }: { start: number }): number {
  return start - lineStart(text, start);
}

function startOfLead(text: string, { start: entryStart }: EntryNode, limit: number): number {
  let start = entryStart;
  const indent = text.slice(lineStart(text, entryStart), entryStart);
  for (let at = lineStart(text, entryStart); at > limit;) {
    const above = lineStart(text, at - 1);
    const line = text.slice(above, at);
    if (above < limit || !line.startsWith(`${indent}#`)) break;
    start = above + indent.length;
    at = above;
  }
  return start;
}

function endWithComments(text: string, entry: EntryNode): number {
  const column = columnOf(text, entry);
  let end = endOfLine(text, entry.end);
  for (;;) {
    const comment = /^\r?\n( *)#[^\n]*/.exec(text.slice(end));
    if (!comment || (comment[1] ?? '').length <= column) return end;
    end += comment[0].replace(/\r$/, '').length;
  }
}

/** The end of what follows in the line, if that is a comment; of the entry itself, if the line has more to say. */
function endOfLine(text: string, end: number): number {
  const rest = text.slice(end, lineEnd(text, end));
  return /^[ \t]+#/.test(rest) ? end + rest.length : end;
}
