import { checkSharedFile, type SharedFileOptions } from '../../check-shared-file.ts';
import type { SiteContext } from '../../model/context.ts';
import { wordsVersion } from '../../indexes/words-version.ts';
import { readYamlFile } from '../../yaml/parse-yaml.ts';
import { isForm, isLocalForm } from '../../../schema/is-page.ts';
import { checkFields } from './fields.ts';
import type { FormResult, LocalFormResult } from '../../model/form-result.ts';
import type { FormFiles } from './list-forms.ts';
import { checkWords } from './words.ts';
import { checkTargets } from './targets.ts';

/**
 * Checks a form: its fields, that they fit their types, and that each target has what it needs; and in every language
 * that its words are those of the same fields.
 */
export function checkForm(
  context: SiteContext,
  name: string,
  { file, translations }: FormFiles,
): FormResult {
  const { data, isGood, ...result } = checkFile(context, file, {
    name: `the form \`${name}\``,
    ...context.schemas.form,
    references: context.references,
    rules: [checkFields, checkTargets],
  });
  const local = [...translations].map(([language, localFile]): [string, LocalFormResult] => {
    const {
      data: words,
      isGood: isWhole,
      ...said
    } = checkFile(context, localFile, {
      name: `the file ${localFile}`,
      ...context.schemas.localForm,
      references: context.localReferences.get(language),
      // A slip in the form is not a fault of its translations.
      rules: isGood ? [({ data: read }) => checkWords(read, { file, form: data })] : [],
    });
    return [
      language,
      { ...said, ...(isWhole && isLocalForm(context.schemas, words) ? { words } : {}) },
    ];
  });
  return {
    name,
    ...result,
    ...(isGood && isForm(context.schemas, data) ? { form: data } : {}),
    translations: new Map(local),
  };
}

function checkFile(context: SiteContext, file: string, options: SharedFileOptions) {
  const read = readYamlFile(context, file);
  if ('problems' in read) {
    return { file, problems: read.problems, data: undefined, isGood: false };
  }
  const { data } = read.yaml.parsed;
  const version = wordsVersion(context.schemas, file, data);
  return { file, version, data, ...checkSharedFile(context, read.yaml, options) };
}
