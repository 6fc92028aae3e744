import type { CheckedPages } from '../../model/rule.ts';
import { type Diagnostic, diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import { beyondAscii } from '../../model/page-index.ts';
import { shownWords } from '../../../schema/messages.ts';

/** Signs that systems bring themselves, such as emoji, and what cannot be seen. */
const NOT_OF_FONTS = /[\p{Extended_Pictographic}\p{Cf}\p{Zs}\p{Mn}]/u;

/** So many characters are named; a font that lacks more lacks a script. */
const NAMED = 10;

/**
 * Finds characters that a site shows and its fonts do not have, so that they come from a font of the system. The
 * engine's own words are shown as well.
 */
export function findMissingCharacters({
  fonts,
  sites,
  uses,
}: Pick<CheckedPages, 'fonts' | 'sites' | 'uses'>): Diagnostic[] {
  const { display, text } = sites[0]?.theme.fonts ?? {};
  const shown = [
    ...[...uses].map(([file, { characters }]) => [file, characters] as const),
    ...sites.map((site) => {
      const characters = beyondAscii(shownWords(site).join('')).join('');
      return [`the engine in ${site.language}`, characters] as const;
    }),
  ];
  return Object.entries({ display, text }).flatMap(([role, font]) => {
    const files = font?.files ?? [];
    const [first] = files;
    const read = files.flatMap((file) => fonts.get(file) ?? []);
    if (first === undefined || read.length < files.length) return [];
    const available = new Set(read.map(({ characters }) => characters).join(''));
    const missing = new Map<string, string>();
    for (const [file, characters] of shown) {
      for (const one of characters)
        if (!available.has(one) && !missing.has(one) && !NOT_OF_FONTS.test(one))
          missing.set(one, file);
    }
    const [[, place] = []] = missing;
    if (place === undefined) return [];
    const named = [...missing.keys()].slice(0, NAMED).join(' ');
    const more = missing.size > NAMED ? ` and ${missing.size - NAMED} more` : '';
    return diagnosticOfFile(`media/${first}`, {
      id: 'missing-characters',
      message: `The ${role} font does not have ${named}${more}, which ${place} shows, so a system font is used for them.`,
      suggestion: `Add a file that has them to \`files\` of \`theme.fonts.${role}\` in site.yaml.`,
    });
  });
}
