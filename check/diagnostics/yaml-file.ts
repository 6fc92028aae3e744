import type { DataPath } from '../../schema/pointer.ts';
import type { SourceText } from './source-text.ts';
import type { PathPart, Range } from './path.ts';

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
