/** How a text or another single value is written. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'block';

/** Characters [start, end) of a file; without comments and line breaks behind it. */
interface Span {
  start: number;
  end: number;
}

/** A text, number, true, false or null. */
export interface ScalarNode extends Span {
  kind: 'scalar';
  style: ScalarStyle;
  /** Of a text below | or >: where the first of its lines begins. */
  body: number;
}

/** What no operation leads into: a pair in brackets that has no braces, as in [a: b]. */
interface OpaqueNode extends Span {
  kind: 'opaque';
}

/** A list or a group of fields. */
export interface CollectionNode extends Span {
  kind: 'list' | 'fields';
  /** Whether it is in brackets or braces. */
  isFlow: boolean;
  entries: EntryNode[];
}

export type TreeNode = ScalarNode | OpaqueNode | CollectionNode;

/** A field or an entry of a list, from the first character of its name or its dash. */
export interface EntryNode extends Span {
  /** Of a field. */
  name: string | undefined;
  /** Of a field: the end of its name. */
  nameEnd: number;
  /** Behind the colon or the dash. In a list in brackets, where the value starts. */
  mark: number;
  /** Nothing where the file says nothing, which means null. */
  value: TreeNode | undefined;
}

export function isCollection(node: TreeNode | undefined): node is CollectionNode {
  return node?.kind === 'list' || node?.kind === 'fields';
}
