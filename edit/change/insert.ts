import type { Source } from '../write/source.ts';
import { lineEnd } from '../splice.ts';
import type { Splice } from '../../schema/generated/data.d.ts';
import type { CollectionNode } from '../tree/nodes.ts';
import { columnOf, type Slot, slotsOf } from '../tree/slots.ts';

/** What is written for an entry, without the indent of its first line, and where it goes. */
interface NewSlot {
  index: number;
  text: string;
}

/** Writes an entry into a collection that has some. Empty lines divide it as they divide its neighbors. */
export function insertSlot(source: Source, collection: CollectionNode, slot: NewSlot): Splice[] {
  const slots = slotsOf(source.text, collection, collection === source.root);
  const before = slots[slot.index];
  const last = slots.at(-1);
  if (!last) throw new Error('An empty list or group of fields must be written as a whole.');
  if (collection.isFlow) {
    return before
      ? [insertInLine(source, before, slot.text)]
      : appendInBrackets(source, collection, last, slot.text);
  }
  const { lineBreak } = source.style;
  const indent = ' '.repeat(columnOf(source.text, collection));
  const empty = emptyLines(source.text, slots, Math.max(slot.index, 1));
  // A field of the whole file that has a comment begins a part of it.
  const isPart = collection === source.root && slot.text.startsWith('#');
  const gap = lineBreak.repeat(1 + (isPart ? Math.max(empty, 1) : empty));
  if (before) {
    return [{ start: before.start, end: before.start, text: slot.text + gap + indent }];
  }
  return [{ start: last.end, end: last.end, text: gap + indent + slot.text }];
}

/** How many empty lines are above an entry. */
function emptyLines(text: string, slots: readonly Slot[], index: number): number {
  const [above, below] = slots.slice(Math.min(index, slots.length - 1) - 1);
  if (!below) return 0;
  const gap = text.slice(above?.end, below.start);
  return /(?:\r?\n[ \t]*)*$/.exec(gap)?.[0].split('\n').slice(2).length ?? 0;
}

function insertInLine({ text, style }: Source, before: Slot, added: string): Splice {
  const divider = before.ownLine
    ? `,${style.lineBreak}${' '.repeat(columnOf(text, before))}`
    : ', ';
  return { start: before.start, end: before.start, text: added + divider };
}

function appendInBrackets(
  { text, style }: Source,
  { end }: CollectionNode,
  last: Slot,
  added: string,
): Splice[] {
  const rest = text.slice(last.end, lineEnd(text, last.end));
  const closes = end <= last.end + rest.length;
  const comma: Splice = { start: last.end, end: last.end, text: ',' };
  if (!last.ownLine || closes) return [{ ...comma, text: `, ${added}` }];
  // On a line of its own, with a comma behind it if the last entry has one.
  const hasComma = rest.trimStart().startsWith(',');
  const at = last.end + rest.length;
  const line = style.lineBreak + ' '.repeat(columnOf(text, last)) + added;
  const below: Splice = { start: at, end: at, text: hasComma ? `${line},` : line };
  return hasComma ? [below] : [comma, below];
}
