import type { FormResult } from '../../../check/model/form-result.ts';

/** Forms as they were last right, each in every language. */
export class GoodForms {
  readonly #forms = new Map<string, FormResult>();

  /**
   * Takes what the check says now.
   * @param names of the forms that there are
   * @returns all of them that were right once
   */
  update(forms: readonly FormResult[], names: ReadonlySet<string>): FormResult[] {
    for (const form of forms) {
      const before = this.#forms.get(form.name);
      const now = form.form ? form : before;
      if (!now) continue;
      const translations = [...form.translations].map(
        ([language, local]) =>
          [language, local.words ? local : (before?.translations.get(language) ?? local)] as const,
      );
      this.#forms.set(form.name, { ...now, translations: new Map(translations) });
    }
    return [...this.#forms.values()].filter(({ name }) => names.has(name));
  }
}
