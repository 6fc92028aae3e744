import { Fragment, type Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { readText } from './read-text.ts';
import type { Reading } from './reading.ts';
import { markupSchema } from './text-schema.ts';
import { writeSource } from './write-markdown.ts';
import { markOf, type Run, runsOf, writeText } from './write-text.ts';

/** Whether a text of a file is the same again when it was read and written. */
export function comesBack(source: string, reading: Reading): boolean {
  const doc = readText(source, reading);
  return writeSource(doc, reading) === source && isAsRead(doc, reading);
}

/**
 * The document as its file will be read: `**words**` that were typed are strong, and a mark that no file can have there,
 * such as stress on a part of a word, is widened or goes.
 */
export function settle(written: Node, reading: Reading): Node {
  const doc = reading.markdown ? escapeBeforeLinks(written) : written;
  if (isAsRead(doc, reading)) return doc;
  for (const run of runsOf(doc)) {
    if (!run.mark) continue;
    const found = [widen(doc, run), unmark(doc, run)].find((one) => isAsRead(one, reading));
    if (found) return found;
  }
  return readAgain(writeText(doc), reading);
}

/** With an exclamation mark before it, a link of Markdown would be a picture. */
function escapeBeforeLinks(doc: Node): Node {
  const { literal } = markupSchema.nodes;
  const nodes: Node[] = [];
  doc.forEach((node, _offset, index) => {
    const isLink = markOf(doc.maybeChild(index + 1) ?? node)?.type === markupSchema.marks.link;
    const end = node.nodeSize - 1;
    if (!isLink || markOf(node) || node.text?.endsWith('!') !== true) return nodes.push(node);
    if (end > 0) nodes.push(node.cut(0, end));
    return nodes.push(literal.create({ written: String.raw`\!`, shown: '!' }));
  });
  return doc.copy(Fragment.from(nodes));
}

/** Spaces that get out of a mark may let it be read otherwise the next time. */
function readAgain(source: string, reading: Reading): Node {
  const doc = readText(source, reading);
  const again = writeText(doc);
  return again === source ? doc : readAgain(again, reading);
}

/** Whether a reader of the file sees the same words, marked in the same way. */
export function isAsRead(doc: Node, reading: Reading): boolean {
  return lookOf(readText(writeText(doc), reading)) === lookOf(doc);
}

/** The words with their marks, but for those of spaces, which look the same. */
function lookOf(doc: Node): string {
  let look = '';
  doc.forEach((node) => {
    const mark = markOf(node);
    const name = mark ? `${mark.type.name}${String(mark.attrs['href'] ?? '')}` : '';
    const words = node.text ?? shownBy(node);
    const units = node.isText ? words.split('') : [words];
    for (const unit of units) look += /^\s$/.test(unit) ? unit : `${unit}\u0001${name}\u0001`;
  });
  return look;
}

function shownBy({ type, attrs }: Node): string {
  return String(attrs['shown'] ?? `\0${type.name}${String(attrs['name'] ?? '')}`);
}

/** With a mark on the whole of the words that it begins and ends in. */
function widen(doc: Node, { mark, from, to }: Run): Node {
  const before = doc.textBetween(0, from, '', '\n');
  const after = doc.textBetween(to, doc.content.size, '', '\n');
  const start = from - (/[\p{L}\p{M}\d_]*$/u.exec(before)?.[0].length ?? 0);
  const end = to + (/^[\p{L}\p{M}\d_]*/u.exec(after)?.[0].length ?? 0);
  return remark(doc, { from: start, to: end }, (node) =>
    mark ? mark.addToSet(node.marks) : node.marks,
  );
}

function unmark(doc: Node, { from, to }: Run): Node {
  return remark(doc, { from, to }, () => []);
}

function remark(
  doc: Node,
  { from, to }: Pick<Run, 'from' | 'to'>,
  marksOf: (node: Node) => Node['marks'],
): Node {
  const inside: Node[] = [];
  doc.slice(from, to).content.forEach((node) => inside.push(node.mark(marksOf(node))));
  const { content } = doc;
  return doc.copy(content.cut(0, from).append(Fragment.from(inside)).append(content.cut(to)));
}

/** Replaces what differs, and no more, so that the caret stays. */
export function replaceChanged(change: Transaction, next: Node): Transaction {
  const { content } = change.doc;
  const start = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (start === null || !end) return change;
  // Where the same letters follow one another, the ends may cross.
  const crossed = Math.max(0, start - Math.min(end.a, end.b));
  return change.replace(start, end.a + crossed, next.slice(start, end.b + crossed));
}
