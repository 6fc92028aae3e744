import { parseYaml } from '../check/yaml/parse-yaml.ts';
import type { Source } from './write/source.ts';
import { readTree } from './tree/read-tree.ts';
import { readStyle } from './write/style.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;

/** @throws for a text that cannot be read, with the reason */
export function readSource(text: string): Source {
  return sourceOf(text, readData(text));
}

/** @param data the parsed text, if the caller already has it */
export function sourceOf(text: string, data: unknown): Source {
  const root = readTree(text);
  return { text, data, root, style: readStyle(text, root) };
}

/**
 * What a text says; a byte order mark before it counts for nothing.
 *
 * @throws for a text that cannot be read, with the reason
 */
export function readData(text: string): unknown {
  const result = parseYaml(text.replace(BYTE_ORDER_MARK, ''));
  if ('parsed' in result) return result.parsed.data;
  throw new Error(result.problems[0]?.message ?? 'This is not valid YAML for a page.');
}

/** What a text says; nothing where it cannot be read, which is for the check to explain. */
export function readDataIfAny(text: string): unknown {
  const result = parseYaml(text.replace(BYTE_ORDER_MARK, ''));
  return 'parsed' in result ? result.parsed.data : undefined;
}
