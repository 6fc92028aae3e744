import { readdirSync } from 'node:fs';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { SiteFiles } from '../../files/site-files.ts';
import { folderOf, localFileOf, type LanguagePlan } from '../../model/plan.ts';

/**
 * Warns of what looks like the pages or words of a language that site.yaml does not list, or is not named as it is read:
 * `pages/fr/` with pages of the same names as others, `site.fr.yaml`, `site.DE.yaml`.
 *
 * @param routes of all pages
 */
export function findUnlistedLanguages(
  { folder, unsaved }: SiteFiles,
  { main, languages }: LanguagePlan,
  routes: ReadonlyMap<string, string>,
): Diagnostic[] {
  const listed = new Set(languages.map(folderOf));
  const folders = [...new Set([...routes.keys()].map((route) => route.split('/')[1] ?? ''))];
  const pages = folders.filter(
    (name) => !listed.has(name) && isLanguage(name) && isTranslated(name, routes, listed.size > 1),
  );
  const local = languages.filter((tag) => tag !== main).map(localFileOf);
  const files = [...new Set([...readdirSync(folder), ...(unsaved?.keys() ?? [])])];
  return [
    ...pages.map((name) => unlisted(`pages/${name}`, name)),
    ...files
      .filter((file) => !local.includes(file))
      .flatMap((file) => {
        const meant = file.toLowerCase().replace(/\.yml$/, '.yaml');
        if (local.includes(meant)) return [misnamed(file, meant)];
        const [, name] = /^site\.([a-z-]+)\.yaml$/.exec(meant) ?? [];
        return name !== undefined && isLanguage(name) && name !== folderOf(main)
          ? [unlisted(file, name)]
          : [];
      }),
  ];
}

function unlisted(file: string, name: string): Diagnostic {
  return diagnosticOfFile(file, {
    id: 'unlisted-language',
    message: `This looks like ${nameOf(name)}, but \`languages\` in site.yaml does not list it, so visitors cannot choose it.`,
    suggestion: `Add \`${name}\` there, or rename it.`,
  });
}

function misnamed(file: string, meant: string): Diagnostic {
  return diagnosticOfFile(file, {
    id: 'unlisted-language',
    message: 'This file is ignored: the name of a language file is lowercase and ends in .yaml.',
    suggestion: `Rename it to ${meant}.`,
  });
}

/** Whether pages in a folder have the names of others; a home page alone says so only on a site in several languages. */
function isTranslated(
  name: string,
  routes: ReadonlyMap<string, string>,
  isInSeveral: boolean,
): boolean {
  return [...routes.keys()].some(
    (route) =>
      (route.startsWith(`/${name}/`) && routes.has(route.slice(name.length + 1))) ||
      (route === `/${name}` && isInSeveral),
  );
}

/** A language of two letters, perhaps with a region or script: longer ones are words, such as new and map. */
function isLanguage(name: string): boolean {
  return /^[a-z]{2}(-[a-z0-9]{2,4})*$/.test(name) && nameOf(name) !== undefined;
}

function nameOf(name: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(name);
}
