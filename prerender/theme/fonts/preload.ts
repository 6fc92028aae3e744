/** A file of a font, as it was cut. */
export interface FontFile {
  url: string;
  /** What it shows; of several files of a family, what those before it do not. */
  characters: string;
  bytes: number;
}

/**
 * The fonts that every page of a language shows: of each family the first file, which has blanks and digits, and the one
 * with most letters of the language; a font for Arabic may have a few Latin ones.
 * @param families the files of each
 * @param language a BCP 47 tag
 * @returns their addresses, the largest first, because that gets the connection that is open
 */
export function fontsToPreload(
  families: readonly (readonly FontFile[])[],
  language: string,
): string[] {
  const letters = lettersOf(language);
  const needed = families.flatMap((files) => {
    const ranked = files
      .map((file) => ({ file, count: letters ? file.characters.split(letters).length : 1 }))
      .toSorted((a, b) => b.count - a.count);
    return [...files.slice(0, 1), ...ranked.slice(0, 1).map(({ file }) => file)];
  });
  return [...new Set(needed)].toSorted((a, b) => b.bytes - a.bytes).map(({ url }) => url);
}

/** Letters of the script of a language; nothing where that is several scripts at once, as in Japanese. */
function lettersOf(language: string): RegExp | undefined {
  const { script = '' } = new Intl.Locale(language).maximize();
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u');
  } catch {
    return undefined;
  }
}
