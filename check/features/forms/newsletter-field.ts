import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import { localFileOf } from '../../model/plan.ts';
import type { CheckedPages } from '../../model/rule.ts';
import { readYamlFile } from '../../yaml/parse-yaml.ts';

/** Finds email fields of footers that no form takes, in each language: what is typed there would be lost. */
export function checkNewsletterFields(site: CheckedPages): Diagnostic[] {
  const [main, ...others] = site.sites;
  // A language that says nothing about the footer has that of site.yaml.
  const own = others.filter(({ footer }) => footer !== main?.footer);
  return [...(main ? [main] : []), ...own].flatMap(({ footer, language }) => {
    const { field, action } = footer.newsletter ?? {};
    const finding = field === undefined || !action ? undefined : findFault(action.href, site);
    if (!finding) return [];
    const file = language === main?.language ? 'site.yaml' : localFileOf(language);
    const read = readYamlFile(site, file);
    return 'yaml' in read ? locateFindings(read.yaml, [finding]) : [];
  });
}

/** What is wrong with the address of the button next to an email field; undefined where the form that it opens has one, too. */
function findFault(href: string, { forms }: Pick<CheckedPages, 'forms'>): Finding | undefined {
  const named = forms.find(({ name }) => href === `#${name}`);
  const withEmail = forms.filter(({ form }) => form?.fields.some(({ type }) => type === 'email'));
  // The errors of a form are reported in its file.
  if (named && (!named.form || withEmail.includes(named))) return undefined;
  return {
    id: 'form-without-email',
    path: ['footer', 'newsletter', 'action', 'href'],
    part: 'value',
    message: named
      ? `The form \`${named.name}\` does not have a field of the type email, so \`field\` cannot be filled into it.`
      : '`field` is filled into a form, but this address does not open one.',
    suggestion:
      didYouMean(withEmail.map(({ name }) => `#${name}`)) ??
      'Add a field of the type email to a form, or delete `field`.',
  };
}
