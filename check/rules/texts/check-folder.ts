import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Mistake } from '../../diagnostics/codes.ts';
import { folderIn, languageOf, type LanguagePlan } from '../../model/plan.ts';
import type { AddressContext } from '../../model/address.ts';
import { parentOf } from '../../model/entries/entry.ts';

/** What the check of a folder's name has to know. */
export interface FolderContext extends Pick<AddressContext, 'routes'> {
  languages: LanguagePlan;
  /** The address of the page that names it; none in site.yaml and forms. */
  route?: string;
  /** The language of the file: that of the page, or the main one, if it is not told. */
  language?: string;
}

/** Explains why a name is that of no folder with pages; gives nothing if it is. */
export function checkFolder(
  name: string,
  { routes, languages, route = '/', language = languageOf(languages, route) }: FolderContext,
): Mistake | undefined {
  if (foldersOf(routes).has(folderIn(language, name, languages))) return undefined;
  const folders = [...new Set([...routes.keys()].map(parentOf))].filter(
    (folder) => folder !== '/' && languageOf(languages, folder) === language,
  );
  const home = folderIn(language, '', languages);
  const names = folders.map((folder) => folder.slice(home.length)).filter((known) => known !== '');
  const path = name.replaceAll(/^\.?\/*(pages\/)?|(\/\*?(\.yaml)?)?$/g, '');
  // A list shows entries of its own language, whose folder it does not name.
  const ofLanguage = home.slice(1);
  const tidy =
    ofLanguage !== '' && path.startsWith(ofLanguage) ? path.slice(ofLanguage.length) : path;
  const matches = names.includes(tidy) ? [tidy] : closest(tidy, names);
  return {
    id: 'unknown-folder',
    message: `The folder \`${name}\` does not exist or has no pages.`,
    suggestion: didYouMean(matches) ?? listOf(names),
    replacement: matches.length === 1 ? matches[0] : undefined,
  };
}

/** Every page of a large site may have a list; the addresses of an opened site stay as they are. */
const known = new WeakMap<AddressContext['routes'], ReadonlySet<string>>();

/** The addresses of all folders with pages, and of all pages, each of which may get such a folder. */
export function foldersOf(routes: AddressContext['routes']): ReadonlySet<string> {
  let folders = known.get(routes);
  if (!folders) {
    const above = (route: string): string[] =>
      route === '/' ? [] : [route, ...above(parentOf(route))];
    folders = new Set([...routes.keys()].flatMap(above));
    known.set(routes, folders);
  }
  return folders;
}

function listOf(names: readonly string[]): string {
  return names.length === 0
    ? 'No folder in pages/ has a page yet.'
    : `The folders are ${names.toSorted().join(', ')}.`;
}
