import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import type { DataPath } from '../../schema/pointer.ts';
import type { PathPart, Range } from '../diagnostics/path.ts';
import { compose } from './compose.ts';

/** As `locateInNodes` in a text, which is parsed when a place is asked for the first time: of a good one, none is. */
export function locateInText(text: string): (path: DataPath, part: PathPart) => Range {
  let root: ParsedNode | null | undefined;
  return (path, part) => {
    if (root === undefined) root = compose(text).contents;
    return locateInNodes(root, path, part);
  };
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
