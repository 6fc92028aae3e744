import { counterpartOf, homeOf, type LanguagePlan } from './plan.ts';

/** The addresses of the page at a route in every language that it is in, including its own, by language. */
export function translationsOf(
  { pages }: LanguagePlan,
  route: string,
): Readonly<Record<string, string>> {
  return pages[route] ?? {};
}

/** The same for search engines: without those that they are to leave out. */
export function listedTranslationsOf(
  plan: LanguagePlan,
  route: string,
): [language: string, route: string][] {
  return Object.entries(translationsOf(plan, route)).filter(
    ([, address]) => !plan.unlisted?.includes(address),
  );
}

/**
 * Where a visitor of the page at a route is led who wants to read it in another language: to the translation, to the
 * original that is the fallback of one, else to the home page of that language.
 * @returns an address by language, of all languages of the site
 */
export function waysToLanguages(plan: LanguagePlan, route: string): Record<string, string> {
  const group = translationsOf(plan, plan.fallbacks[route] ?? route);
  const original = group[plan.main];
  return Object.fromEntries(
    plan.languages.map((language) => [
      language,
      group[language] ??
        (original === undefined ? homeOf(plan, language) : counterpartOf(original, language)),
    ]),
  );
}
