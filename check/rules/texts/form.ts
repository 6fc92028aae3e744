import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { slugify } from '../../../schema/texts/slugify.ts';
import type { Mistake } from '../../diagnostics/codes.ts';

/** Explains why a name is that of no form; gives nothing if it is. */
export function checkForm(name: string, forms: ReadonlySet<string>): Mistake | undefined {
  if (forms.has(name)) return undefined;
  const bare = slugify(name.replaceAll(/^(\.{0,2}\/)*(forms\/)?|\.ya?ml$/gi, ''));
  const matches = forms.has(bare) ? [bare] : closest(name, forms);
  return {
    id: 'unknown-form',
    message: forms.has(bare)
      ? `There is no form \`${name}\`.`
      : `There is no form \`${name}\`: the file forms/${bare}.yaml is missing.`,
    suggestion: didYouMean(matches) ?? listForms([...forms]),
    replacement: matches.length === 1 ? matches[0] : undefined,
  };
}

/** What the forms are called that there are, unless they are many. */
function listForms(names: readonly string[]): string | undefined {
  if (names.length === 0 || names.length > 8) return undefined;
  const quoted = names.map((name) => `\`${name}\``).join(', ');
  return names.length === 1 ? `The only form is ${quoted}.` : `The forms are ${quoted}.`;
}
