import { checkTexts } from './rules/texts/text.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { fillDefaults } from './fill-defaults.ts';
import { type Finding, locateFindings } from './diagnostics/finding.ts';
import type { LoadedSchema } from '../schema/load-schemas.ts';
import { matchMediaNames } from './files/match-media-names.ts';
import { indexTexts } from './indexes/index-texts.ts';
import type { PageIndex } from './model/page-index.ts';
import type { Subject } from './explain/subject.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { severityOf } from './diagnostics/codes.ts';
import type { YamlFile } from './diagnostics/yaml-file.ts';
import { type References, resolveReferences } from './model/references.ts';
import type { SiteContext } from './model/context.ts';
import { collectTexts } from './collect-texts.ts';
import { warnAboutComments } from './rules/comments.ts';
import { warnAboutMissingDash } from './rules/missing-dash.ts';
import { findSwallowedLines } from './rules/swallowed-lines.ts';

export interface SharedFileOptions extends LoadedSchema {
  /** What messages call the file. */
  name: string;
  references: References | undefined;
  /** What else is wrong with its fields; asked once references are resolved. */
  rules?: () => Finding[];
}

interface SharedFileResult {
  problems: Diagnostic[];
  index: PageIndex;
  /** Whether there are no errors. */
  isGood: boolean;
}

/**
 * Checks a file that any page may show: what the site says of itself, in whatever language, or a form. Resolves its
 * references, and fills in defaults if there are no errors.
 */
export function checkSharedFile(
  context: SiteContext,
  yaml: YamlFile,
  { name, schema, validate, references, rules }: SharedFileOptions,
): SharedFileResult {
  const { data } = yaml.parsed;
  const place: Subject = { name, schema, data, path: [] };
  const unresolved = references ? resolveReferences(data, references) : [];
  matchMediaNames(data, context.media);
  const texts = collectTexts(data, schema, []);
  const findings = [
    ...unresolved,
    ...explainSchemaErrors(place, validate(data)),
    ...checkTexts(texts, unresolved, {
      ...context,
      // It is on any page, so of their places it can only count on those all have.
      anchors: (route) => (route === undefined ? context.globalAnchors : context.anchors(route)),
    }),
    ...findSwallowedLines(yaml, texts),
    ...warnAboutComments(yaml, texts),
    ...warnAboutMissingDash(yaml, texts),
    ...(rules?.() ?? []),
  ];
  const isGood = findings.every(({ id }) => severityOf(id) !== 'error');
  if (isGood) fillDefaults(data, schema);
  return {
    problems: locateFindings(yaml, findings),
    index: indexTexts(texts, context.siteUrl),
    isGood,
  };
}
