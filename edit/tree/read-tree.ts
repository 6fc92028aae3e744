import { CST, Parser } from 'yaml';
import type { DataPath } from '../pointer.ts';
import {
  type CollectionNode,
  type EntryNode,
  isCollection,
  type ScalarStyle,
  type TreeNode,
} from './nodes.ts';

type Item = CST.CollectionItem;

/**
 * Reads where everything in a YAML text is. What pages do not need (anchors, tags, several documents) must have been
 * refused before.
 */
export function readTree(text: string): TreeNode | undefined {
  for (const token of new Parser().parse(text)) {
    if (token.type === 'document') return readNode(token.value);
  }
  return undefined;
}

/** The entry at a path; nothing for the top of a file, and where no operation can lead. */
export function entryAt(root: TreeNode | undefined, path: DataPath): EntryNode | undefined {
  const [step, ...rest] = path;
  if (!isCollection(root) || step === undefined) return undefined;
  const entry =
    typeof step === 'number' ? root.entries[step] : root.entries.find(({ name }) => name === step);
  return rest.length === 0 ? entry : entryAt(entry?.value, rest);
}

/** The list or the fields at a path. */
export function collectionAt(
  root: TreeNode | undefined,
  path: DataPath,
): CollectionNode | undefined {
  const node = path.length === 0 ? root : entryAt(root, path)?.value;
  return isCollection(node) ? node : undefined;
}

const STYLES: Readonly<Record<string, ScalarStyle>> = {
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
};

function readNode(token: CST.Token | null | undefined): TreeNode | undefined {
  switch (token?.type) {
    case 'scalar':
    case 'single-quoted-scalar':
    case 'double-quoted-scalar': {
      const { offset: start, source, type } = token;
      const end = start + source.length;
      // A value that is not there is an empty token in some places.
      if (source === '') return undefined;
      return { kind: 'scalar', style: STYLES[type] ?? 'plain', start, end, body: start };
    }
    case 'block-scalar': {
      const { offset: start, props, source } = token;
      const header = props.map((prop) => ('source' in prop ? prop.source : '')).join('');
      const body = start + header.length;
      return { kind: 'scalar', style: 'block', start, body, end: endOfBlock(header, body, source) };
    }
    case 'block-map':
      return collection('fields', token.items.map(readField));
    case 'block-seq':
      return collection('list', token.items.flatMap(readDashed));
    case 'flow-collection':
      return readFlow(token);
    default:
      return undefined;
  }
}

/**
 * Line breaks at the end of a text below | belong to it only if its header says so with a plus; spaces at the end of its
 * last line always do.
 */
function endOfBlock(header: string, body: number, source: string): number {
  if (/^[|>]\d?\+/.test(header)) return body + source.replace(/\r?\n$/, '').length;
  const written = source.replace(/(?:\r?\n[ \t]*)+$/, '');
  return written.trim() === ''
    ? body - (/\s*$/.exec(header)?.[0].length ?? 0)
    : body + written.length;
}

function collection(kind: CollectionNode['kind'], entries: EntryNode[]): CollectionNode {
  const start = entries[0]?.start ?? 0;
  return { kind, isFlow: false, start, end: entries.at(-1)?.end ?? start, entries };
}

function readField({ key, sep = [], value }: Item): EntryNode {
  const node = readNode(value);
  const start = key && 'offset' in key ? key.offset : 0;
  const colon = sep.find(({ type }) => type === 'map-value-ind');
  const name = CST.isScalar(key) ? CST.resolveAsScalar(key).value : undefined;
  const endOfName = start + (CST.isScalar(key) ? key.source.length : 0);
  const mark = colon ? colon.offset + 1 : endOfName;
  return { name: name ?? '', nameEnd: endOfName, start, mark, end: node?.end ?? mark, value: node };
}

function readDashed({ start: tokens, value }: Item): EntryNode[] {
  const dash = tokens.find(({ type }) => type === 'seq-item-ind');
  if (!dash) return [];
  const node = readNode(value);
  const mark = dash.offset + 1;
  return [
    { name: undefined, nameEnd: 0, start: dash.offset, mark, end: node?.end ?? mark, value: node },
  ];
}

function readFlow({
  offset: start,
  start: { type },
  items,
  end: tokens,
}: CST.FlowCollection): TreeNode {
  const kind = type === 'flow-map-start' ? 'fields' : 'list';
  const entries = items.flatMap((item): EntryNode[] => {
    if (kind === 'fields') return item.key ? [readField(item)] : [];
    if (item.key) {
      const { start: from, end } = readField(item);
      const value: TreeNode = { kind: 'opaque', start: from, end };
      return [{ name: undefined, nameEnd: 0, start: from, mark: from, end, value }];
    }
    const value = readNode(item.value);
    return value
      ? [
          {
            name: undefined,
            nameEnd: 0,
            start: value.start,
            mark: value.start,
            end: value.end,
            value,
          },
        ]
      : [];
  });
  const close = tokens.find((token) => /^flow-(map|seq)-end$/.test(token.type));
  return { kind, isFlow: true, start, end: close ? close.offset + 1 : start, entries };
}
