import { checkTexts } from '../check-page.ts';
import { collectTexts } from '../collect-texts.ts';
import type { SiteContext } from '../context.ts';
import { diagnosticCodes } from '../diagnostics/codes.ts';
import { type Diagnostic } from '../diagnostics/diagnostic.ts';
import { locateFindings } from '../diagnostics/finding.ts';
import { explainSchemaErrors } from '../explain/schema-errors.ts';
import type { Subject } from '../explain/subject.ts';
import { matchMediaNames } from '../files/match-media-names.ts';
import { fillDefaults } from '../fill-defaults.ts';
import { indexTexts, type PageIndex } from '../page-index.ts';
import { resolveReferences } from '../references.ts';
import { findSwallowedLines } from '../rules/swallowed-lines.ts';
import { readYamlFile } from '../yaml/read-yaml-file.ts';
import { isForm } from '../../schema/is-page.ts';
import type { Form } from '../../schema/generated/content.d.ts';
import { checkFields } from './fields.ts';
import { checkTargets } from './targets.ts';

export interface FormResult {
  /** Path from the site folder. */
  file: string;
  /** The name of its file, by which links and blocks call it. */
  name: string;
  problems: Diagnostic[];
  /** Only if the file could be parsed. */
  index?: PageIndex;
  /** With references resolved and defaults filled in; only if there are no errors. */
  form?: Form;
}

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
  if (findings.some(({ id }) => diagnosticCodes[id].severity === 'error')) return result;
  fillDefaults(data, schema);
  return isForm(context.schemas, data) ? { ...result, form: data } : result;
}
