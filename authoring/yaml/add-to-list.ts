import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';
import { applyEdits, type Edit, lineAt, lineBreakOf, lineEnd } from './edit-text.ts';
import { flowText } from './flow-text.ts';

export interface Added {
  text: string;
  /** The line of what was added, counted from 1. */
  line: number;
}

export interface AddOptions {
  /** Whether before all others, in a list that has a line for each entry. */
  isFirst?: boolean;
  /** Says what a field is, for a comment above its line; entries on one line have none. */
  about?: (field: string) => string;
}

/**
 * Adds an entry at the end of a list, or at its start, written like the entries that it has. All other characters
 * stay as they are.
 *
 * @throws if there is no list with entries at the path
 */
export function addToList(
  text: string,
  path: readonly (string | number)[],
  entry: Record<string, unknown>,
  { isFirst = false, about }: AddOptions = {},
): Added {
  const list = parseDocument(text, { keepSourceTokens: true }).getIn(path, true);
  const last = isSeq<Node>(list) ? list.items.at(-1) : undefined;
  if (!isSeq(list) || !last) throw new Error(`There is no list at ${path.join('.')} to add to.`);
  const end = endOf(last);
  const first = isFirst ? startOf(text, list) : undefined;
  if (first !== undefined) {
    const lines = writeItem(list, last, entry, about).map((line) => line + lineBreakOf(text));
    const edit = { start: first, end: first, text: lines.join('') };
    return { text: applyEdits(text, [edit]), line: lineAt(text, first) };
  }
  const edits = list.flow
    ? addOnLine(text, last, end, flowText(entry))
    : addBelow(text, end, writeItem(list, last, entry, about));
  const insertion = edits.at(-1);
  const isBelow = insertion?.text.trimStart() !== insertion?.text;
  const line = lineAt(text, insertion?.start ?? 0) + (isBelow ? 1 : 0);
  return { text: applyEdits(text, edits), line };
}

/** The end of the last character of a value; that of a list is where the next value starts. */
function endOf(node: Node): number {
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    const inner = isMap(node) ? (node.items.at(-1)?.value ?? node.items.at(-1)?.key) : last;
    if (isScalar(inner) || isCollection(inner)) return endOf(inner);
  }
  return node.range?.[1] ?? 0;
}

/** Where the line of the first entry of a block list starts. */
function startOf(text: string, { srcToken: token }: YAMLSeq): number | undefined {
  if (token?.type !== 'block-seq') return undefined;
  const dash = token.items[0]?.start.find(({ type }) => type === 'seq-item-ind');
  return dash && text.lastIndexOf('\n', dash.offset) + 1;
}

/** The lines of an entry of a block list: in braces or one field a line, as the last one is. */
function writeItem(
  list: YAMLSeq,
  last: Node,
  entry: Record<string, unknown>,
  about?: AddOptions['about'],
): string[] {
  const token = list.srcToken;
  const indent = ' '.repeat(token?.type === 'block-seq' ? token.indent : 0);
  if (isCollection(last) && last.flow) return [`${indent}- ${flowText(entry)}`];
  return Object.entries(entry).flatMap(([name, value], index) => {
    const [line = '', ...below] = fieldLines(name, value, `${indent}  `);
    const comment = about ? [`${indent}${index === 0 ? '' : '  '}# ${about(name)}`] : [];
    return [...comment, index === 0 ? `${indent}- ${line.trimStart()}` : line, ...below];
  });
}

/** A field in its lines: a group of several fields, or a list, goes on below its name. */
function fieldLines(name: string, value: unknown, indent: string): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return [`${indent}${name}:`, ...value.map((item) => `${indent}  - ${flowText(item)}`)];
  }
  if (!isRecord(value) || Object.keys(value).length < 2) {
    return [`${indent}${name}: ${flowText(value)}`];
  }
  const inside = Object.entries(value).flatMap(([inner, innerValue]) =>
    fieldLines(inner, innerValue, `${indent}  `),
  );
  return [`${indent}${name}:`, ...inside];
}

function addBelow(text: string, end: number, lines: readonly string[]): Edit[] {
  // A block text ends behind its line break.
  const at = lineEnd(text, text[end - 1] === '\n' ? end - 1 : end);
  const lineBreak = lineBreakOf(text);
  return [{ start: at, end: at, text: lines.map((line) => lineBreak + line).join('') }];
}

/** In brackets: on a line of its own if the last entry has one. */
function addOnLine(text: string, last: Node, end: number, entry: string): Edit[] {
  const start = last.range?.[0] ?? 0;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const rest = text.slice(end, lineEnd(text, end));
  if (before.trim() !== '' || rest.includes(']')) {
    return [{ start: end, end, text: `, ${entry}` }];
  }
  const hasComma = rest.trimStart().startsWith(',');
  const comma: Edit[] = hasComma ? [] : [{ start: end, end, text: ',' }];
  const at = lineEnd(text, end);
  const line = `${lineBreakOf(text)}${before}${entry}${hasComma ? ',' : ''}`;
  return [...comma, { start: at, end: at, text: line }];
}
