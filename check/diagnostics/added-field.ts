import type { DataPath } from '../../schema/pointer.ts';
import type { Fix } from './codes.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * What to write so that a field follows another one of the same group: behind it in `{ }`, or in a line of its own below
 * it and its comment.
 */
export function addedField(
  { source: { text }, parsed }: Pick<YamlFile, 'source' | 'parsed'>,
  path: DataPath,
  field: string,
): Fix | undefined {
  const [start, end] = parsed.locate(path, 'value');
  const value = text.slice(start, end);
  // Of a text in several lines the last one may be less indented, or not be its own.
  if (value.includes('\n')) return undefined;
  const [group] = parsed.locate(path.slice(0, -1), 'value');
  if (text[group] === '{') return { start, end, text: `${value}, ${field}` };
  const [key] = parsed.locate(path, 'key');
  const [line = ''] = /.*/y.exec(text.slice(start)) ?? [];
  const indent = key - (text.lastIndexOf('\n', key - 1) + 1);
  const ending = text.startsWith('\r', start + line.length) ? '\r\n' : '\n';
  const added = `${line}${ending}${' '.repeat(indent)}${field}`;
  return { start, end: start + line.length, text: added };
}
