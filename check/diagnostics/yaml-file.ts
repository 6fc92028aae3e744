import type { DataPath } from '../../schema/pointer.ts';
import type { Range, SourceText } from './source-text.ts';

/** What to point at: the name before the colon, or what is after it. */
export type PathPart = 'key' | 'value';

export interface ParsedYaml {
  data: unknown;
  /** Characters [start, end) of a field's name or value; of what holds it if it is not there. */
  locate(path: DataPath, part: PathPart): Range;
}

/** A YAML file of the site that could be parsed. */
export interface YamlFile {
  file: string;
  source: SourceText;
  parsed: ParsedYaml;
}
