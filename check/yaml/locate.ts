import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { DataPath } from '../../schema/pointer.ts';
import type { PathPart } from '../diagnostics/yaml-file.ts';
import type { Range } from '../diagnostics/source-text.ts';
import { compose } from './compose.ts';

/** So many texts are kept: a page that is being written, and those that are shown with it. */
const KEPT = 8;

/** The nodes of the texts in which places were asked for last. A page that is being written is asked for several times. */
const parsed = new Map<string, ParsedNode | null>();

/** As `locateInNodes` in a text, which is parsed when a place is asked for the first time: of a good one, none is. */
export function locateInText(text: string): (path: DataPath, part: PathPart) => Range {
  return (path, part) => locateInNodes(nodesOf(text), path, part);
}

function nodesOf(text: string): ParsedNode | null {
  const nodes = parsed.get(text) ?? compose(text).contents;
  // The one that was asked for last is the last to go.
  parsed.delete(text);
  parsed.set(text, nodes);
  for (const [oldest] of parsed) if (parsed.size > KEPT) parsed.delete(oldest);
  return nodes;
}

/**
 * Finds a field or value in parsed nodes. A list or a group of fields is pointed at by its first
 * name, an empty value by the name or the dash before it, and what is not there by what should
 * hold it.
 */
export function locateInNodes(root: ParsedNode | null, path: DataPath, part: PathPart): Range {
  return findInNodes(root, path, part) ?? [0, 1];
}

function findInNodes(root: ParsedNode | null, path: DataPath, part: PathPart): Range | undefined {
  let node = root;
  let key: ParsedNode | undefined;
  for (const [depth, step] of path.entries()) {
    const child = childOf(node, step);
    if (!child) return rangeOf(node) ?? rangeOf(key);
    ({ key, node } = child);
    if (part === 'key' && depth === path.length - 1) return rangeOf(key ?? node);
  }
  return rangeOf(node) ?? rangeOf(key) ?? behindDash(node);
}

/** Of an entry that holds nothing the parser knows only where its value would start. */
function behindDash(node: ParsedNode | null): Range | undefined {
  return node && node.range[0] > 0 ? [node.range[0] - 1, node.range[0]] : undefined;
}

interface Child {
  key: ParsedNode | undefined;
  node: ParsedNode | null;
}

function childOf(node: ParsedNode | null, step: string | number): Child | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    return pair && { key: pair.key, node: pair.value };
  }
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return item && { key: undefined, node: item };
  }
  return undefined;
}

function rangeOf(node: ParsedNode | null | undefined): Range | undefined {
  if (isMap(node)) {
    const first = node.items[0];
    if (first && !node.flow) return rangeOf(first.key);
  }
  if (isSeq(node)) {
    const first = node.items[0];
    if (first && !node.flow) return rangeOf(first);
  }
  if (!node || node.range[1] === node.range[0]) return undefined;
  return [node.range[0], node.range[1]];
}
