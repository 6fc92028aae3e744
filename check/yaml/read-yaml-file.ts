import { type ParsedYaml, parseYaml } from './parse-yaml.ts';
import { type Diagnostic, problemAt, diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { readTextFile } from '../files/read-file.ts';
import type { SourceText } from '../diagnostics/source-text.ts';

export interface YamlFile {
  file: string;
  source: SourceText;
  parsed: ParsedYaml;
}

export type YamlFileResult = { yaml: YamlFile } | { problems: Diagnostic[] };

/** Reads and parses a YAML file of the site. */
export function readYamlFile(siteFolder: string, file: string): YamlFileResult {
  const read = readTextFile(siteFolder, file);
  return 'source' in read ? parseYamlFile(file, read.source) : { problems: [read.problem] };
}

/** Parses the text of a YAML file of the site. */
export function parseYamlFile(file: string, source: SourceText): YamlFileResult {
  const result = parseYaml(source.text);
  if ('problems' in result) {
    return {
      problems: result.problems.map(({ at, ...what }) => problemAt(file, source, at, what)),
    };
  }
  if (result.parsed.data === null) {
    const message = 'This file is empty: it holds nothing but comments.';
    return { problems: [diagnosticOfFile(file, { id: 'file-empty', message })] };
  }
  return { yaml: { file, source, parsed: result.parsed } };
}
