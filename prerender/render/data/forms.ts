import type { LanguagePlan } from '../../../check/model/plan.ts';
import { hrefsOf, type Text, textsOfFormat } from '../../../check/collect-texts.ts';
import type { FormDefinition, FormHead, PageData, SiteData } from '../../../renderer/data/types.ts';
import type { Form, LocalForm } from '../../../schema/generated/content.d.ts';
import { directionOf } from '../../../schema/texts/scripts.ts';

/** By the names of the forms. */
export type FormDefinitions = Record<string, FormDefinition>;

/** What the check has found out of a form; nothing for one with errors. */
interface CheckedForm {
  name: string;
  form?: Form;
  translations: ReadonlyMap<string, { words?: LocalForm }>;
}

/**
 * The forms of a checked site as the browser needs them, by language: where the answers go is nobody's business. In a
 * language that a form is not translated into it speaks the main one.
 */
export function formDefinitions(
  forms: readonly CheckedForm[],
  { main, languages }: LanguagePlan,
): Record<string, FormDefinitions> {
  return Object.fromEntries(
    languages.map((language) => [language, definitionsIn(language, { main, forms })]),
  );
}

function definitionsIn(
  language: string,
  { main, forms }: { main: string; forms: readonly CheckedForm[] },
): FormDefinitions {
  // Of a site.yaml that cannot be read no language is known.
  const isMain = language === main;
  return Object.fromEntries(
    forms.flatMap(({ name, form, translations }) => {
      if (!form) return [];
      const { deliver: _, ...rest } = form;
      const words = translations.get(language)?.words;
      if (words) return [[name, { name, ...translated(rest, words) }]];
      return [
        [
          name,
          { name, ...rest, ...(!isMain && { inLanguage: { lang: main, dir: directionOf(main) } }) },
        ],
      ];
    }),
  );
}

/** A form with the words of another language. Names, options and limits stay, because they are what the gateway knows. */
function translated(form: Omit<Form, 'deliver'>, words: LocalForm) {
  const { fields, messages, translatedFrom: _, ...own } = words;
  return {
    ...form,
    ...own,
    messages: { ...form.messages, ...messages },
    fields: form.fields.map((field) => {
      const { options: optionLabels, ...said } = fields[field.name] ?? {};
      return { ...field, ...said, ...(optionLabels && { optionLabels }) };
    }),
  };
}

/**
 * What is known of the forms on every page.
 * @param siteTexts all texts of site.yaml
 * @param urlOf where the definition of a form is to be found
 */
export function formHeads(
  forms: FormDefinitions,
  siteTexts: readonly Text[],
  urlOf: (form: FormDefinition) => string,
): Record<string, FormHead> {
  const inFrame = linkedForms(siteTexts, forms);
  return Object.fromEntries(
    Object.entries(forms).map(([name, form]) => {
      const { title, subtitle, inLanguage } = form;
      const isInFrame = inFrame.includes(name);
      const url = urlOf(form);
      return [name, { title, subtitle, url, isInFrame, ...(inLanguage && { inLanguage }) }];
    }),
  );
}

/** Names of the forms that texts link to, as #order. */
export function linkedForms(texts: readonly Text[], forms: FormDefinitions): string[] {
  const names = texts
    .filter(({ text }) => text.includes('#'))
    .flatMap(hrefsOf)
    .filter((href) => href.startsWith('#'))
    .map((href) => href.slice(1));
  return [...new Set(names)].filter((name) => Object.hasOwn(forms, name));
}

/** The forms that are in a page; nothing if there are none. */
export function formsInPage(
  texts: readonly Text[],
  forms: FormDefinitions,
): FormDefinitions | undefined {
  const names = textsOfFormat(texts, 'form');
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names.flatMap((name) => {
      const form = forms[name];
      return form ? [[name, form]] : [];
    }),
  );
}

/** Names of the forms that open in a dialog of a page. */
export function formDialogs(
  { forms }: Pick<SiteData, 'forms'>,
  { linkedForms: linked = [] }: Pick<PageData, 'linkedForms'>,
): string[] {
  return Object.entries(forms).flatMap(([name, { isInFrame }]) =>
    isInFrame || linked.includes(name) ? [name] : [],
  );
}
