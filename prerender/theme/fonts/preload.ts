import { scriptOf } from '../../../schema/texts/scripts.ts';

/** A file of a font, as it was cut. */
export interface FontFile {
  url: string;
  /** What it shows; of several files of a font, what those before it do not. */
  characters: string;
  bytes: number;
  /** Whether it is one of many, of which a page loads what it shows. */
  isSlice?: true;
}

/** The files of the fonts of a site, as pages show them. */
interface LoadedFonts {
  text: readonly FontFile[];
  display: readonly FontFile[];
}

/**
 * The fonts that every page of a language shows: of each the first file, which has blanks and digits, and the one with
 * most letters of the language; a font for Arabic may have a few Latin ones. Slices are a matter of each page.
 * @param language a BCP 47 tag
 */
export function fontsOfLanguage({ text, display }: LoadedFonts, language: string): FontFile[] {
  const letters = lettersOf(language);
  const needed = [text, display].flatMap((all) => {
    const files = all.filter(({ isSlice }) => !isSlice);
    const ranked = files
      .map((file) => ({ file, count: letters ? file.characters.split(letters).length : 1 }))
      .toSorted((a, b) => b.count - a.count);
    return [...files.slice(0, 1), ...ranked.slice(0, 1).map(({ file }) => file)];
  });
  return largestFirst(needed);
}

/**
 * The fonts that a page loads ahead: those of its language, and those of its main heading, which is what is seen first.
 * @param html of its body
 * @param display the files of the font of headings
 * @returns their addresses, the largest first, because that gets the connection that is open
 */
export function fontsToPreload(
  html: string,
  display: readonly FontFile[],
  ofLanguage: readonly FontFile[],
): string[] {
  // Most sites have one file, which every page loads.
  const [, heading = ''] = display.length > 1 ? (/<h1[^>]*>([^]*?)<\/h1>/.exec(html) ?? []) : [];
  const shown = new Set(heading.replaceAll(/<[^>]*>|\s/g, ''));
  const ofHeading = display.filter(({ characters }) =>
    Array.from(characters).some((one) => shown.has(one)),
  );
  return largestFirst([...ofLanguage, ...ofHeading]).map(({ url }) => url);
}

/** Each once: headings and text may share files. */
function largestFirst(files: readonly FontFile[]): FontFile[] {
  const byUrl = new Map(files.map((file) => [file.url, file]));
  return [...byUrl.values()].toSorted((a, b) => b.bytes - a.bytes);
}

/** The scripts of languages that are written in several at once, by what stands for all of them in a language tag. */
const TOGETHER: Readonly<Record<string, string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Letters of the scripts of a language; nothing where a browser does not know one. */
function lettersOf(language: string): RegExp | undefined {
  const script = scriptOf(language);
  const scripts = TOGETHER[script] ?? [script];
  try {
    return new RegExp(scripts.map((one) => `\\p{Script=${one}}`).join('|'), 'u');
  } catch {
    return undefined;
  }
}
