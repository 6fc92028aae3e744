import { routeOf } from './route-of.ts';
import { isLanguageTag } from './language-tag.ts';
import { isRecord } from '../../schema/is-record.ts';

/** Which languages a site has, and which of its pages are the same in another one. Plain data, for other threads. */
export interface LanguagePlan {
  /** Of pages/ itself; every other language has a folder of its own in it. */
  main: string;
  /** All languages, in the order in which visitors are offered them; only the main one on most sites. */
  languages: readonly string[];
  /** By the address of every page: the addresses of the same page by language, including its own. */
  pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Addresses at which a page of the main language is the fallback of one that is missing, with that page's address. */
  fallbacks: Readonly<Record<string, string>>;
  /** Addresses in `pages` that search engines are to leave out; known once the pages are checked. */
  unlisted?: readonly string[];
}

/** What a site says about itself in another language, by that language; the data of files such as site.de.yaml. */
type LocalData = ReadonlyMap<string, unknown>;

/** The language of pages/ itself, from the data of site.yaml, checked or not; an empty text where that names none. */
export function mainLanguage(site: unknown): string {
  const language = isRecord(site) ? site['language'] : undefined;
  return typeof language === 'string' ? language : '';
}

/** The languages besides the main one, from the data of site.yaml, checked or not. */
export function furtherLanguages(site: unknown): string[] {
  const main = mainLanguage(site);
  return [...new Set(listedLanguages(site))].filter((tag) => tag !== main && isLanguageTag(tag));
}

function listedLanguages(site: unknown): string[] {
  const listed = isRecord(site) ? site['languages'] : undefined;
  return Array.isArray(listed) ? listed.filter((tag) => typeof tag === 'string') : [];
}

/** The folder of a language below pages/, and its part of an address: addresses have small letters only. */
export function folderOf(language: string): string {
  return language.toLowerCase();
}

/** The file that says of a site in another language what site.yaml says in the main one. */
export function localFileOf(language: string): string {
  return `site.${folderOf(language)}.yaml`;
}

/** The address of a language's home page. */
export function homeOf({ main }: Pick<LanguagePlan, 'main'>, language: string): string {
  return language === main ? '/' : `/${folderOf(language)}`;
}

/** The language of the page at an address. */
export function languageOf({ main, languages }: LanguagePlan, route: string): string {
  if (languages.length < 2) return main;
  const folder = route.split('/')[1];
  return languages.find((tag) => tag !== main && folderOf(tag) === folder) ?? main;
}

/** Whether the page at an address is an original, which may have translations. */
export function isTranslated(plan: LanguagePlan, route: string): boolean {
  return plan.languages.length > 1 && languageOf(plan, route) === plan.main;
}

/** Where a page of the main language has its counterpart by default: /team in German is /de/team. */
export function counterpartOf(route: string, language: string): string {
  return `/${folderOf(language)}${route === '/' ? '' : route}`;
}

/** Leads the addresses of missing translations to the files of their originals. */
export function addFallbacks(
  routes: Map<string, string>,
  { fallbacks }: Pick<LanguagePlan, 'fallbacks'>,
): void {
  for (const [route, original] of Object.entries(fallbacks))
    routes.set(route, routes.get(original) ?? '');
}

/**
 * Pairs the pages of all languages.
 *
 * @param site the data of site.yaml, checked or not
 * @param local the same in the other languages, with their `translations`
 * @param routes of all pages there are
 */
export function planLanguages(
  site: unknown,
  local: LocalData,
  routes: ReadonlyMap<string, string>,
): LanguagePlan {
  const main = mainLanguage(site);
  const further = furtherLanguages(site);
  const languages =
    further.length > 0
      ? listedLanguages(site).filter((tag) => tag === main || further.includes(tag))
      : [main];
  const pages: Record<string, Record<string, string>> = {};
  const fallbacks: Record<string, string> = {};
  const plan = { main, languages, pages, fallbacks };
  if (further.length === 0) return plan;
  const own = [...routes].filter(([route, file]) => routeOf(file) === route);
  for (const [route] of own) pages[route] = { [languageOf(plan, route)]: route };
  const originals = Object.keys(pages).filter((route) => languageOf(plan, route) === main);
  for (const language of further) {
    const renamed = renamedPages(local.get(language));
    for (const original of originals) {
      const counterpart = renamed.get(original) ?? counterpartOf(original, language);
      const group = pages[original];
      if (group && pages[counterpart]) {
        group[language] = counterpart;
        pages[counterpart] = group;
      } else fallbacks[counterpartOf(original, language)] = original;
    }
  }
  return plan;
}

/** Addresses of pages in another language by those of their originals, where the two differ. */
function renamedPages(local: unknown): Map<string, string> {
  const translations = isRecord(local) ? local['translations'] : undefined;
  if (!isRecord(translations)) return new Map();
  return new Map(
    Object.entries(translations).flatMap(([route, original]): [string, string][] =>
      typeof original === 'string' ? [[original, route]] : [],
    ),
  );
}

/**
 * The address of a folder that a page names. Names are those in the language of the page.
 * @param name such as resources/blog
 * @param route of the page
 */
export function folderNamed(name: string, route: string, plan: LanguagePlan): string {
  // The fallback of a page that is not translated is in the main language as a whole.
  const isFallback = Object.hasOwn(plan.fallbacks, route);
  return folderIn(isFallback ? plan.main : languageOf(plan, route), name, plan);
}

/** The address of a folder that a file in a language names, such as site.de.yaml. */
export function folderIn(language: string, name: string, plan: Pick<LanguagePlan, 'main'>): string {
  const home = homeOf(plan, language);
  return `${home === '/' ? '' : home}/${name}`;
}
