import { basename } from 'node:path';
import { type Diagnostic, diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { slugify } from '../diagnostics/slugify.ts';
import { listFiles } from '../files/list-files.ts';
import { frameIds } from '../rules/ids.ts';

/** A form's name is the place at which it opens, `#order`. */
const NAME = /^forms\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** The files below forms/ by the names of the forms, and what is wrong with other files there. */
export function listForms(siteFolder: string): {
  forms: Map<string, string>;
  problems: Diagnostic[];
} {
  const { files, problems } = listFiles(siteFolder, 'forms');
  const forms = new Map<string, string>();
  for (const file of files) {
    const name = NAME.exec(file)?.[1];
    if (name !== undefined && !frameIds.has(name)) forms.set(name, file);
    else problems.push(diagnosticOfFile(file, explainName(file, name)));
  }
  return { forms, problems };
}

function explainName(file: string, name: string | undefined) {
  if (name !== undefined) {
    return {
      id: 'wrong-form-name',
      message: `#${name} is a place on every page already, so no form can open there.`,
      suggestion: 'Rename the file.',
    } as const;
  }
  const tidy = slugify(basename(file).replace(/\.ya?ml$/i, ''));
  return {
    id: 'wrong-form-name',
    message:
      'The file of a form lies in forms/ itself; its name has small letters, digits and hyphens, and ends in .yaml.',
    suggestion: /\.ya?ml$/i.test(file) ? didYouMean([`forms/${tidy}.yaml`]) : 'Move it elsewhere.',
  } as const;
}
