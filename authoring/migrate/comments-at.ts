import type { DataPath } from '../../schema/pointer.ts';
import { parseYaml } from '../../check/yaml/parse-yaml.ts';

/** The lines of comment right above a field or entry, as one; nothing if there are none. */
export function commentAbove(text: string, path: DataPath): string | undefined {
  const result = parseYaml(text);
  if (!('parsed' in result)) return undefined;
  const [start] = result.parsed.locate([...path], 'key');
  const above = text.slice(0, text.lastIndexOf('\n', start - 1) + 1).split('\n');
  above.pop();
  const lines: string[] = [];
  for (let line = above.pop(); line !== undefined; line = above.pop()) {
    const words = /^\s*#\s?(.*?)\s*$/.exec(line)?.[1];
    if (words === undefined) break;
    lines.unshift(words);
  }
  return lines.join(' ') || undefined;
}
