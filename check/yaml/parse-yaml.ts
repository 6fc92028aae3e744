import { diagnosticOfFile, problemAt } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { SourceExplanation } from '../diagnostics/codes.ts';
import type { SourceText } from '../diagnostics/source-text.ts';
import { readTextFile } from '../files/read-file.ts';
import type { SiteFiles } from '../files/site-files.ts';
import { compose } from './compose.ts';
import { readFastYaml } from './fast-yaml.ts';
import { findRefusedYaml } from './forbidden-yaml.ts';
import { locateInNodes, locateInText } from './locate.ts';
import { explainSyntaxError } from './syntax/explain-syntax-error.ts';
import { readNodes } from './yaml-data.ts';
import type { ParsedYaml, YamlFile } from '../diagnostics/yaml-file.ts';

export type YamlFileResult = { yaml: YamlFile } | { problems: Diagnostic[] };

/** Reads and parses a YAML file of the site. */
export function readYamlFile(site: SiteFiles, file: string): YamlFileResult {
  const read = readTextFile(site, file);
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
    const message = 'This file has no content except comments.';
    return { problems: [diagnosticOfFile(file, { id: 'file-empty', message })] };
  }
  return { yaml: { file, source, parsed: result.parsed } };
}

type ParseResult = { parsed: ParsedYaml } | { problems: SourceExplanation[] };

/**
 * Reads YAML 1.2 (core schema: only true, false, null and numbers are not text) without anything
 * that pages do not need; see `findRefusedYaml`.
 *
 * Two parsers share the work: js-yaml reads nearly all texts, and `yaml`, which knows places, explains what js-yaml
 * does not read, and finds the place of whatever turns out to be wrong.
 *
 * After the first syntax error the rest of a file is guesswork, so only the first is reported.
 * Neither throws nor hangs, whatever the text.
 */
export function parseYaml(text: string): ParseResult {
  const data = readFastYaml(text);
  return data === undefined
    ? parseWithPlaces(text)
    : { parsed: { data, locate: locateInText(text) } };
}

/** As `parseYaml`, in seven times the time: the judge of everything that the fast reader leaves. */
export function parseWithPlaces(text: string): ParseResult {
  const refused = findRefusedYaml(text);
  if (refused.length > 0) return { problems: refused };
  const document = compose(text);
  const [syntaxError] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (syntaxError) return { problems: [explainSyntaxError(syntaxError, text)] };
  const { data, problems } = readNodes(document.contents);
  if (problems.length > 0) return { problems };
  return {
    parsed: { data, locate: (path, part) => locateInNodes(document.contents, path, part) },
  };
}
