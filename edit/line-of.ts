import { parseYaml } from '../check/yaml/parse-yaml.ts';
import type { DataPath } from '../schema/pointer.ts';
import { lineAt } from './splice.ts';

/** The line of a field's name or of an entry, counted from 1; of what should hold it, if it is not there. */
export function lineOf(text: string, path: DataPath): number {
  const result = parseYaml(text);
  return 'parsed' in result ? lineAt(text, result.parsed.locate(path, 'key')[0]) : 1;
}
