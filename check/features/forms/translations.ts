import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { findOutdated, findUntranslated } from '../../rules/pages/outdated.ts';
import type { CheckedPages } from '../../model/rule.ts';
import type { Form, LocalForm } from '../../../schema/generated/content.d.ts';
import { localFormFile } from './list-forms.ts';

/** Says which forms, and which of their words, are not in every language, and which translations are older than their originals. */
export function findFormWarnings({
  languages: { main, languages },
  forms,
}: Pick<CheckedPages, 'languages' | 'forms'>): Diagnostic[] {
  return forms.flatMap((result) => {
    const { file, name, form, translations } = result;
    if (!form) return [];
    const missing = languages.filter((tag) => tag !== main && !translations.has(tag));
    return [
      ...(missing.length > 0 ? [untranslated(file, name, { missing, main })] : []),
      ...[...translations.values()].flatMap((local) => [
        ...findUntranslated(local.file, missingWords(form, local.words), { file, language: main }),
        ...findOutdated({ ...local, translatedFrom: local.words?.translatedFrom }, result, 'form'),
      ]),
    ];
  });
}

function untranslated(
  file: string,
  name: string,
  { missing, main }: { missing: string[]; main: string },
): Diagnostic {
  return diagnosticOfFile(file, {
    id: 'untranslated',
    message: `This form is not translated to ${missing.join(', ')} yet: visitors see it in ${main} there.`,
    suggestion: `Write ${missing.map((language) => localFormFile(name, language)).join(' and ')}.`,
  });
}

/** What a form says to visitors and its words in another language leave out, each as a path in that file. */
function missingWords(form: Form, words: LocalForm = { fields: {} }): string[] {
  return [
    ...lacking('', form, words, ['title', 'subtitle', 'button']),
    ...lacking('messages.', form.messages, words.messages ?? {}, Object.keys(form.messages)),
    ...form.fields.flatMap((field) => {
      const local = words.fields[field.name] ?? {};
      const path = `fields.${field.name}.`;
      const options = (field.options ?? []).filter((option) => !(option in (local.options ?? {})));
      return [
        ...lacking(path, field, local, ['label', 'help', 'hint']),
        ...options.map((option) => `${path}options.${option}`),
      ];
    }),
  ];
}

/** Those of some fields that one group has and another one lacks, below a path. */
function lacking(
  path: string,
  original: object,
  local: object,
  names: readonly string[],
): string[] {
  return names.filter((name) => name in original && !(name in local)).map((name) => path + name);
}
