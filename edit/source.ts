import { parseYaml } from '../check/yaml/parse-yaml.ts';
import type { TreeNode } from './tree/nodes.ts';
import { readTree } from './tree/read-tree.ts';
import { readStyle } from './write/style.ts';
import type { Writer } from './write/write-value.ts';

/** A text that is to be changed: what it says, where everything is, how it is written. */
export interface Source extends Writer {
  data: unknown;
  root: TreeNode | undefined;
}

/** @throws for a text that cannot be read, with the reason */
export function readSource(text: string): Source {
  const data = readData(text);
  const root = readTree(text);
  return { text, data, root, style: readStyle(text, root) };
}

/**
 * What a text says; a byte order mark before it counts for nothing.
 *
 * @throws for a text that cannot be read, with the reason
 */
export function readData(text: string): unknown {
  const result = parseYaml(text.replace(/^\uFEFF/, ''));
  if ('parsed' in result) return result.parsed.data;
  throw new Error(result.problems[0]?.message ?? 'This is no YAML that pages use.');
}
