import { basename } from 'node:path';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { slugify } from '../../../schema/texts/slugify.ts';
import { listFiles } from '../../files/list-files.ts';
import type { SiteFiles } from '../../files/site-files.ts';
import { folderOf, type LanguagePlan } from '../../model/plan.ts';
import { frameIds } from '../../indexes/ids.ts';

/** A form's name is the place at which it opens, `#order`; its translations are called `order.de`. */
const NAME = /^forms\/([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([a-z0-9]+(?:-[a-z0-9]+)*))?\.yaml$/;

/** The files of a form, as paths from the site folder. */
export interface FormFiles {
  file: string;
  /** By language, in the order of the site. */
  translations: ReadonlyMap<string, string>;
}

/** The files below forms/ by the names of the forms, and what is wrong with other files there. */
export function listForms(
  site: SiteFiles,
  { main, languages }: LanguagePlan,
): { forms: Map<string, FormFiles>; problems: Diagnostic[] } {
  const { files, problems } = listFiles(site, 'forms');
  const further = languages.filter((language) => language !== main);
  const names = files.flatMap((file) => {
    const [, name, folder] = NAME.exec(file) ?? [];
    return name !== undefined && folder === undefined && !frameIds.has(name) ? [name] : [];
  });
  const forms = new Map(
    names.map((name) => {
      const translations = further.map((tag) => [tag, localFormFile(name, tag)] as const);
      const present = new Map(translations.filter(([, file]) => files.includes(file)));
      return [name, { file: `forms/${name}.yaml`, translations: present }];
    }),
  );
  const known = new Set(
    [...forms.values()].flatMap(({ file, translations }) => [file, ...translations.values()]),
  );
  for (const file of files) {
    if (!known.has(file)) problems.push(diagnosticOfFile(file, explainName(file, names, further)));
  }
  return { forms, problems };
}

/** The file that says of a form in another language what the form itself says in the main one. */
export function localFormFile(name: string, language: string): string {
  return `forms/${name}.${folderOf(language)}.yaml`;
}

function explainName(file: string, names: readonly string[], further: readonly string[]) {
  const [, name, folder] = NAME.exec(file) ?? [];
  const id = 'wrong-form-name';
  if (name === undefined) {
    const small = file.toLowerCase().replace(/\.yml$/, '.yaml');
    const tidy = slugify(basename(file).replace(/\.ya?ml$/i, ''));
    const meant = NAME.test(small) ? small : `forms/${tidy}.yaml`;
    return {
      id,
      message:
        'A form is a file directly in forms/. Its name has lowercase letters, digits and hyphens, and ends in .yaml.',
      suggestion: /\.ya?ml$/i.test(file) ? didYouMean([meant]) : 'Move it out of forms/.',
    } as const;
  }
  if (folder === undefined) {
    return {
      id,
      message: `#${name} already exists on every page, so no form can open there.`,
      suggestion: 'Rename the file.',
    } as const;
  }
  if (!names.includes(name)) {
    const near = closest(name, names).map((other) => `forms/${other}.${folder}.yaml`);
    return {
      id,
      message: `This file translates the form \`${name}\`, which does not exist.`,
      suggestion: didYouMean(near) ?? `Write forms/${name}.yaml first.`,
    } as const;
  }
  return {
    id,
    message: `This file is the form \`${name}\` in ${folder}, but the site does not have that language.`,
    suggestion:
      further.length > 0
        ? `Its other languages are ${further.join(', ')}.`
        : 'Add it to `languages` in site.yaml, or rename the file.',
  } as const;
}
