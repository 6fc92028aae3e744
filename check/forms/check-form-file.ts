import { checkTexts } from '../rules/texts/text.ts';
import { collectTexts } from '../collect-texts.ts';
import type { SiteContext } from '../context.ts';
import { severityOf } from '../diagnostics/codes.ts';
import { locateFindings } from '../diagnostics/finding.ts';
import { explainSchemaErrors } from '../explain/schema-errors.ts';
import type { Subject } from '../explain/subject.ts';
import { matchMediaNames } from '../files/match-media-names.ts';
import { fillDefaults } from '../fill-defaults.ts';
import { indexTexts } from '../page-index.ts';
import { resolveReferences } from '../references.ts';
import { findSwallowedLines } from '../rules/swallowed-lines.ts';
import { readYamlFile } from '../yaml/parse-yaml.ts';
import { isForm } from '../../schema/is-page.ts';
import { checkFields } from './fields.ts';
import type { FormResult } from './form-result.ts';
import { checkTargets } from './targets.ts';

/** Checks a file below forms/: its fields, that they fit their types, and that each target has what it needs. */
export function checkFormFile(context: SiteContext, file: string, name: string): FormResult {
  const read = readYamlFile(context.folder, file);
  if ('problems' in read) return { file, name, problems: read.problems };
  const { yaml } = read;
  const { data } = yaml.parsed;
  const { schema, validate } = context.schemas.form;
  const place: Subject = { name: `the form \`${name}\``, schema, data, path: [] };
  const unresolved = context.references ? resolveReferences(data, context.references) : [];
  matchMediaNames(data, context.media);
  const texts = collectTexts(data, schema, []);
  const findings = [
    ...unresolved,
    ...explainSchemaErrors(place, validate(data)),
    ...checkTexts(texts, unresolved, {
      ...context,
      // It may be opened on any page, so of their places it can only count on those all have.
      anchors: (route) => (route === undefined ? context.globalAnchors : context.anchors(route)),
    }),
    ...findSwallowedLines(yaml, texts),
    ...checkFields(data),
    ...checkTargets(data),
  ];
  const result = {
    file,
    name,
    problems: locateFindings(yaml, findings),
    index: indexTexts(texts, context.siteUrl),
  };
  if (findings.some(({ id }) => severityOf(id) === 'error')) return result;
  fillDefaults(data, schema);
  return isForm(context.schemas, data) ? { ...result, form: data } : result;
}
