import type { Source } from '../write/source.ts';
import { lineEnd } from '../splice.ts';
import type { Splice } from '../../schema/generated/data.d.ts';
import { type CollectionNode, type EntryNode, isCollection, type TreeNode } from '../tree/nodes.ts';
import { columnOf, slotsOf } from '../tree/slots.ts';
import { flowText } from '../write/scalar-text.ts';
import { writeBehindColon, writeBehindDash, writeLines } from '../write/write-value.ts';

/** The value to write, and what shows how to write it. */
interface NewValue {
  value: unknown;
  like: TreeNode | undefined;
}

/** Writes the value of a field or entry again. Comments in the line of its colon or dash stay. */
export function replaceValue(
  source: Source,
  holder: { entry: EntryNode; collection: CollectionNode },
  { value, like }: NewValue,
): Splice[] {
  const { text, style } = source;
  const { entry, collection } = holder;
  const { mark, value: old } = entry;
  if (collection.isFlow) {
    const written = flowText(value, style.quote);
    if (old) return [{ start: old.start, end: old.end, text: written }];
    return [{ start: mark, end: mark, text: (text[mark - 1] === ':' ? ' ' : ': ') + written }];
  }
  const column = columnOf(text, entry);
  const isOneLine = old !== undefined && !text.slice(mark, old.start).includes('\n');
  const { first, rest } =
    entry.name === undefined
      ? writeBehindDash(source, { value, column, gap: isOneLine ? old.start - mark : 1 }, like)
      : writeBehindColon(source, { value, column }, like);
  const below = joinLines(source, rest, column);
  const beside = first === '' ? '' : ` ${first}`;
  if (!old) return [{ start: mark, end: mark, text: beside }, insertAt(lineEnd(text, mark), below)];
  const end = endOf(text, old);
  if (old.kind === 'scalar' && old.style === 'block') {
    const header = old.start + (/^[|>][-+\d]*/.exec(text.slice(old.start))?.[0].length ?? 1);
    const bodyStart = Math.min(lineEnd(text, old.start), end);
    const start = first === '' ? mark : old.start;
    return [
      { start, end: header, text: first },
      { start: bodyStart, end: Math.max(end, bodyStart), text: below },
    ];
  }
  if (isCollection(old) && !old.isFlow) {
    if (isOneLine) return [{ start: old.start, end, text: first + below }];
    const from = lineEnd(text, mark);
    return [
      { start: mark, end: mark, text: beside },
      { start: from, end, text: below },
    ];
  }
  if (isOneLine) {
    const start = first === '' ? mark : old.start;
    return [{ start, end, text: first }, insertAt(lineEnd(text, end), below)];
  }
  if (below === '') return [{ start: old.start, end, text: first }];
  return [{ start: mark, end, text: beside + below }];
}

/** The ways to write all that a file says again: in lines of its own, and on one. */
export function* replaceRoot(source: Source, value: unknown): Generator<Splice[]> {
  const { text, root, style } = source;
  const [start, end] = root ? [root.start, endOf(text, root)] : [text.length, text.length];
  const lines = writeLines(source, { value, column: 0 }, undefined);
  if (lines)
    yield [{ start, end, text: joinLines(source, lines, 0).slice(style.lineBreak.length) }];
  yield [{ start, end, text: flowText(value, style.quote) }];
  yield [{ start, end, text: JSON.stringify(value) }];
}

/** Lines at an indent, each after a line break. */
export function joinLines({ style }: Source, lines: readonly string[], column: number): string {
  return lines
    .map((line) => style.lineBreak + (line === '' ? '' : ' '.repeat(column) + line))
    .join('');
}

function insertAt(at: number, text: string): Splice {
  return { start: at, end: at, text };
}

function endOf(text: string, node: TreeNode): number {
  if (!isCollection(node) || node.isFlow) return node.end;
  return Math.max(node.end, slotsOf(text, node).at(-1)?.end ?? 0);
}
