import { collectTexts } from '../../check/collect-texts.ts';
import { type Finding, locateFindings } from '../../check/diagnostics/finding.ts';
import { SourceText } from '../../check/diagnostics/source-text.ts';
import type { CheckedFile } from '../../check/model/rule.ts';
import { findSplitQuotes } from '../../check/rules/file/split-quotes.ts';
import { parseYamlFile } from '../../check/yaml/parse-yaml.ts';
import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';

/**
 * What a rule says about the texts of a YAML file.
 * @returns of each finding its line and column, message and suggestion
 */
export function explainTexts(
  rule: (file: Pick<CheckedFile, 'texts' | 'splitQuotes' | keyof YamlFile>) => Finding[],
  text: string,
  schema: FieldSchema,
): string[] {
  const read = parseYamlFile('page.yaml', new SourceText(text));
  if ('problems' in read) throw new Error('The YAML must be fine.');
  const { yaml } = read;
  const texts = collectTexts(yaml.parsed.data, schema, []);
  const findings = rule({ ...yaml, texts, splitQuotes: findSplitQuotes(yaml, texts) });
  return locateFindings(yaml, findings).map(
    ({ line, column, message, suggestion }) => `${line}:${column} ${message} ${suggestion}`,
  );
}
