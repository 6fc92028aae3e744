import type { Text } from '../../collect-texts.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';

/** Whether a text is written without quotes and a comma is before it, as between entries in `[ ]`. */
export function isBehindComma({ source, parsed }: YamlFile, { path }: Pick<Text, 'path'>): boolean {
  const [start, end] = parsed.locate(path, 'value');
  return !/^['"]/.test(source.text.slice(start, end)) && /,\s*$/.test(source.text.slice(0, start));
}
