import type { CheckFeature } from '../../model/rule.ts';
import { checkForm } from './check-form-file.ts';
import { listForms } from './list-forms.ts';
import { checkNewsletterFields } from './newsletter-field.ts';
import { findFormWarnings } from './translations.ts';

/** The forms of `forms/`. */
export const forms: CheckFeature = {
  facts: (known) => {
    const { forms: files, problems } = listForms(known, known.languages);
    return {
      facts: { globalAnchors: new Set(files.keys()) },
      problems,
      check: ({ context }) => {
        const checked = [...files].map(([name, one]) => checkForm(context, name, one));
        const local = checked.flatMap(({ translations }) => [...translations.values()]);
        return {
          problems: [...checked, ...local].flatMap((form) => form.problems),
          parts: { forms: checked },
          indexes: local.flatMap(({ file, index }) => (index ? [[file, index] as const] : [])),
        };
      },
    };
  },
  siteRules: [checkNewsletterFields],
  pagesRules: [findFormWarnings],
};
