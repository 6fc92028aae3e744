import type { CheckedPages } from '../../model/rule.ts';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { beyondAscii } from '../../model/page-index.ts';
import { folderOf, localFileOf } from '../../model/plan.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { shownWords } from '../../../schema/messages.ts';

/** Signs that systems bring themselves, such as emoji, and what cannot be seen. */
const NOT_OF_FONTS = /[\p{Extended_Pictographic}\p{Cf}\p{Zs}\p{Mn}]/u;

/** So many characters are named; a font that lacks more lacks a script. */
const NAMED = 10;

/**
 * Finds characters that a site shows and its fonts do not have, so that they come from a font of the system. The
 * engine's own words are shown as well. Each language is judged by its own fonts.
 */
export function findMissingCharacters({
  fonts,
  sites,
  uses,
}: Pick<CheckedPages, 'fonts' | 'sites' | 'uses'>): Diagnostic[] {
  const tags = sites.map(({ language }) => language);
  const shown = [
    ...[...uses].map(([file, { characters }]) => ({
      place: file,
      language: languageOfFile(file, tags),
      characters,
    })),
    ...sites.map((site) => ({
      place: `the engine in ${site.language}`,
      language: site.language,
      characters: beyondAscii(shownWords(site).join('')).join(''),
    })),
  ];
  return ROLES.flatMap((role) =>
    [...sitesByFont(sites, role)].flatMap(([key, [first, ...others]]) => {
      const files = first.theme.fonts[role]?.files ?? [];
      const read = files.flatMap((file) => fonts.get(file) ?? []);
      if (key === '' || read.length < files.length) return [];
      const available = new Set(read.map(({ characters }) => characters).join(''));
      const shownHere = new Set([first, ...others].map(({ language }) => language));
      const missing = new Map<string, string>();
      for (const { place, language, characters } of shown) {
        if (!shownHere.has(language)) continue;
        for (const one of characters)
          if (!available.has(one) && !missing.has(one) && !NOT_OF_FONTS.test(one))
            missing.set(one, place);
      }
      const said = first === sites[0] ? 'site.yaml' : localFileOf(first.language);
      return tell(missing, { role, file: files[0] ?? '', said });
    }),
  );
}

const ROLES = ['display', 'text'] as const;

/** The sites of all languages by the files of one of their fonts. */
function sitesByFont(
  sites: readonly Site[],
  role: (typeof ROLES)[number],
): Map<string, [Site, ...Site[]]> {
  const found = new Map<string, [Site, ...Site[]]>();
  for (const site of sites) {
    const key = (site.theme.fonts[role]?.files ?? []).join();
    const same = found.get(key);
    if (same) same.push(site);
    else found.set(key, [site]);
  }
  return found;
}

/** The language of a page, or of a file such as site.de.yaml and forms/order.de.yaml. */
function languageOfFile(file: string, [main = '', ...others]: readonly string[]): string {
  const [, folder] = /^pages\/([^/]+)\//.exec(file) ?? /\.([\w-]+)\.yaml$/.exec(file) ?? [];
  return others.find((tag) => folderOf(tag) === folder) ?? main;
}

/** @param said the file that names the font */
function tell(
  missing: ReadonlyMap<string, string>,
  { role, file, said }: { role: string; file: string; said: string },
): Diagnostic | [] {
  const [[, place] = []] = missing;
  if (place === undefined) return [];
  const named = [...missing.keys()].slice(0, NAMED).join(' ');
  const more = missing.size > NAMED ? ` and ${missing.size - NAMED} more` : '';
  return diagnosticOfFile(`media/${file}`, {
    id: 'missing-characters',
    message: `The ${role} font does not have ${named}${more}, which ${place} shows, so a system font is used for them.`,
    suggestion: `Add a file that has them to \`files\` of \`theme.fonts.${role}\` in ${said}.`,
  });
}
