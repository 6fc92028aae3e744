import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLSeq } from 'yaml';
import { applyEdits, type Edit, lineAt, lineBreakOf, lineEnd } from './edit-text.ts';
import { flowText } from './flow-text.ts';

export interface Added {
  text: string;
  /** The line of what was added, counted from 1. */
  line: number;
}

/**
 * Adds an entry at the end of a list, written like the entries before it. All other characters
 * stay as they are.
 *
 * @throws if there is no list with entries at the path
 */
export function addToList(
  text: string,
  path: readonly (string | number)[],
  entry: Record<string, string>,
): Added {
  const list = parseDocument(text, { keepSourceTokens: true }).getIn(path, true);
  const last = isSeq<Node>(list) ? list.items.at(-1) : undefined;
  if (!isSeq(list) || !last) throw new Error(`There is no list at ${path.join('.')} to add to.`);
  const end = endOf(last);
  const edits = list.flow
    ? addOnLine(text, last, end, flowText(entry))
    : addBelow(text, end, writeItem(list, last, entry));
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

/** The lines of an entry of a block list: in braces or one field a line, as the last one is. */
function writeItem(list: YAMLSeq, last: Node, entry: Record<string, string>): string[] {
  const token = list.srcToken;
  const indent = ' '.repeat(token?.type === 'block-seq' ? token.indent : 0);
  if (isCollection(last) && last.flow) return [`${indent}- ${flowText(entry)}`];
  return Object.entries(entry).map(
    ([name, value], index) => `${indent}${index === 0 ? '- ' : '  '}${name}: ${flowText(value)}`,
  );
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
