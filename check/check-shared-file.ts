import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { locateFindings } from './diagnostics/finding.ts';
import type { LoadedSchema } from '../schema/load-schemas.ts';
import { matchMediaNames } from './files/match-media-names.ts';
import { indexTexts } from './indexes/index-texts.ts';
import type { Subject } from './explain/subject.ts';
import type { Diagnostic, PageIndex } from '../schema/generated/data.d.ts';
import { severityOf } from './diagnostics/codes.ts';
import type { YamlFile } from './diagnostics/yaml-file.ts';
import { type References, resolveReferences } from './model/references.ts';
import type { SiteContext } from './model/context.ts';
import { collectTexts } from './collect-texts.ts';
import { dropCaused } from './rules/drop-caused.ts';
import { findSplitQuotes } from './rules/file/split-quotes.ts';
import { FILE_RULES } from './rules/file-rules.ts';
import type { CheckedFile, FileRule } from './model/rule.ts';

export interface SharedFileOptions extends LoadedSchema {
  /** What messages call the file. */
  name: string;
  references: References | undefined;
  /** What it is judged by besides its schema and the rules of every file. */
  rules: readonly FileRule[];
  /** Of site.de.yaml: de. */
  language?: string;
}

interface SharedFileResult {
  problems: Diagnostic[];
  index: PageIndex;
  /** Whether there are no errors. */
  isGood: boolean;
}

/**
 * Checks a file that any page may show: what the site says about itself, in whatever language, or a form. Resolves its
 * references, and fills in defaults if there are no errors.
 */
export function checkSharedFile(
  context: SiteContext,
  yaml: YamlFile,
  { name, schema, validate, references, rules, language }: SharedFileOptions,
): SharedFileResult {
  const { data } = yaml.parsed;
  const subject: Subject = { name, schema, data, path: [] };
  const unresolved = references ? resolveReferences(data, references) : [];
  matchMediaNames(data, context.media);
  const texts = collectTexts(data, schema, []);
  const file: CheckedFile = {
    ...context,
    ...yaml,
    ...(language !== undefined && { language }),
    references,
    data,
    texts,
    splitQuotes: findSplitQuotes(yaml, texts),
    unresolved,
    // It is on any page, so of their places it can only count on those all have.
    anchors: (route) => (route === undefined ? context.globalAnchors : context.anchors(route)),
  };
  const findings = dropCaused([
    ...unresolved,
    ...explainSchemaErrors(subject, validate(data)),
    ...[...FILE_RULES, ...rules].flatMap((rule) => rule(file)),
  ]);
  const isGood = findings.every(({ id }) => severityOf(id) !== 'error');
  if (isGood) fillDefaults(data, schema);
  return {
    problems: locateFindings(yaml, findings),
    index: indexTexts(texts, context.siteUrl),
    isGood,
  };
}
