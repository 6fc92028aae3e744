import { isRecord } from '../../schema/is-record.ts';
import { type CollectionNode, type EntryNode, isCollection, type TreeNode } from '../tree/nodes.ts';
import { flowText, scalarLines } from './scalar-text.ts';
import type { Style } from './style.ts';

/** What is next to the colon or dash of a value, and the lines below, indented as from column 0. */
interface Written {
  first: string;
  rest: string[];
}

/** The text in which a neighbor is written, so that a new value is written like it. */
export interface Writer {
  text: string;
  style: Style;
}

/** A field with its value, one line each, as from column 0. */
export function writeField(
  writer: Writer,
  { name, value, column }: { name: string; value: unknown; column: number },
  like?: Pick<EntryNode, 'value'>,
): string[] {
  const model = like ?? writer.style.fields.get(name);
  const written = writeBehindColon(writer, { value, column }, model?.value);
  const key = flowText(name, writer.style.quote);
  return [`${key}:${written.first === '' ? '' : ' '}${written.first}`, ...written.rest];
}

/** An entry of a list with its dash and the comments above its fields, one line each, as from column 0. */
export function writeEntry(
  writer: Writer,
  {
    value,
    column,
    comments = {},
  }: { value: unknown; column: number; comments?: Readonly<Record<string, string>> | undefined },
  like?: Pick<EntryNode, 'mark' | 'value'>,
): string[] {
  const between = like?.value ? writer.text.slice(like.mark, like.value.start) : ' ';
  const gap = /^ +$/.test(between) ? between.length : 1;
  const { first, rest } = writeBehindDash(writer, { value, column, gap }, like?.value);
  const lines = [`-${first === '' ? '' : ' '.repeat(gap)}${first}`, ...rest];
  if (!isRecord(value) || first.startsWith('{')) return lines;
  const indentOfField = ' '.repeat(1 + gap);
  return lines.flatMap((line, n) => {
    const name = /^[\w-]+(?=:)/.exec(line.slice(indentOfField.length))?.[0];
    const comment = name === undefined ? undefined : comments[name];
    return comment === undefined ? [line] : [`${n === 0 ? '' : indentOfField}# ${comment}`, line];
  });
}

/** What follows the colon of a field. */
export function writeBehindColon(
  writer: Writer,
  { value, column }: { value: unknown; column: number },
  like: TreeNode | undefined,
): Written {
  const { style } = writer;
  const model = modelOf(value, like);
  const deeper = Array.isArray(value) ? style.listStep : style.step;
  const lines = writeLines(writer, { value, column: column + deeper }, model);
  if (!lines)
    return writeSingle(writer, { value, column: column + style.step, step: style.step }, like);
  return { first: '', rest: indent(lines, deeper) };
}

/** What follows the dash of an entry. */
export function writeBehindDash(
  writer: Writer,
  { value, column, gap = 1 }: { value: unknown; column: number; gap?: number },
  like: TreeNode | undefined,
): Written {
  const deeper = 1 + gap;
  const lines = writeLines(writer, { value, column: column + deeper }, modelOf(value, like));
  if (!lines) return writeSingle(writer, { value, column: column + deeper, step: deeper }, like);
  const [first = '', ...rest] = indent(lines, deeper);
  return { first: first.trimStart(), rest };
}

/** Lists and fields as lines of their own; nothing for what stays on the line of its colon or dash. */
export function writeLines(
  writer: Writer,
  { value, column }: { value: unknown; column: number },
  model: CollectionNode | undefined,
): string[] | undefined {
  if (model?.isFlow) return undefined;
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((entry: unknown, n) =>
      writeEntry(writer, { value: entry, column }, model?.entries[n] ?? model?.entries.at(-1)),
    );
  }
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  return Object.entries(value).flatMap(([name, field]) =>
    writeField(
      writer,
      { name, value: field, column },
      model?.entries.find((entry) => entry.name === name),
    ),
  );
}

function writeSingle(
  { style }: Writer,
  { value, column, step }: { value: unknown; column: number; step: number },
  like: TreeNode | undefined,
): Written {
  if (typeof value === 'object' && value !== null) {
    return { first: flowText(value, style.quote), rest: [] };
  }
  const model = like?.kind === 'scalar' ? like : undefined;
  const [first = '', ...rest] = scalarLines(value, { style, column, like: model });
  return { first, rest: indent(rest, step) };
}

/** The neighbor, if it is of the kind that is to be written. An empty one shows nothing. */
function modelOf(value: unknown, like: TreeNode | undefined): CollectionNode | undefined {
  const kind = Array.isArray(value) ? 'list' : 'fields';
  return isCollection(like) && like.kind === kind && like.entries.length > 0 ? like : undefined;
}

function indent(lines: readonly string[], by: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
}
