/** How a tag is written; the schema of site.yaml says the same. */
export const TAG_FORM = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Whether the parts of a language tag are together as BCP 47 says, in the form that site.yaml takes. */
export function isLanguageTag(tag: string): boolean {
  if (!TAG_FORM.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
