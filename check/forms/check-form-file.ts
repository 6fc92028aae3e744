import { checkSharedFile } from '../check-shared-file.ts';
import type { SiteContext } from '../context.ts';
import { readYamlFile } from '../yaml/parse-yaml.ts';
import { isForm } from '../../schema/is-page.ts';
import { checkFields } from './fields.ts';
import type { FormResult } from './form-result.ts';
import { checkTargets } from './targets.ts';

/** Checks a file below forms/: its fields, that they fit their types, and that each target has what it needs. */
export function checkFormFile(context: SiteContext, file: string, name: string): FormResult {
  const read = readYamlFile(context.folder, file);
  if ('problems' in read) return { file, name, problems: read.problems };
  const { data } = read.yaml.parsed;
  const { isGood, ...result } = checkSharedFile(context, read.yaml, {
    name: `the form \`${name}\``,
    ...context.schemas.form,
    references: context.references,
    rules: () => [...checkFields(data), ...checkTargets(data)],
  });
  const isWhole = isGood && isForm(context.schemas, data);
  return { file, name, ...result, ...(isWhole ? { form: data } : {}) };
}
