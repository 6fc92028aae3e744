import type { Finding } from '../../diagnostics/finding.ts';
import { locateFindings } from '../../diagnostics/finding.ts';
import { problemAt } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { SourceText } from '../../diagnostics/source-text.ts';
import { readTextFile } from '../../files/read-file.ts';
import { locateInText } from '../../yaml/locate.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';

/** Reads a JSON file of the site, with the places of all that is in it: for the parser of YAML it is YAML. */
export function readJsonFile(
  folder: string,
  file: string,
): { json: YamlFile } | { problems: Diagnostic[] } {
  const read = readTextFile({ folder }, file);
  if ('problem' in read) return { problems: [read.problem] };
  const { source } = read;
  try {
    const data: unknown = JSON.parse(source.text);
    return { json: { file, source, parsed: { data, locate: locateInText(source.text) } } };
  } catch (error) {
    return { problems: [explainSyntax(file, source, String(error))] };
  }
}

/** Without corrections, which are written as YAML is. */
export function locateInJson(json: YamlFile, findings: readonly Finding[]): Diagnostic[] {
  return locateFindings(
    json,
    findings.map((finding) => ({ ...finding, replacement: undefined })),
  );
}

/** Where JSON ends too early, V8 says no position. */
function explainSyntax(file: string, source: SourceText, message: string): Diagnostic {
  const { text } = source;
  const said = /position (\d+)/.exec(message)?.[1];
  const at = said === undefined ? Math.max(text.trimEnd().length - 1, 0) : Number(said);
  const found = text[at];
  return problemAt(file, source, [at, at + 1], {
    id: 'wrong-block-schema',
    message:
      said === undefined || found === undefined
        ? 'The JSON ends here, but a bracket or quotation mark is still open.'
        : `This is not valid JSON: unexpected \`${found}\`.`,
    suggestion: 'Check the commas, quotation marks and brackets on this line and the one above.',
  });
}
