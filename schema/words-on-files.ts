import type { Behind } from './generated/content.d.ts';
import type { PictureFile, Veils } from './generated/data.d.ts';
import { isRecord } from './is-record.ts';

/** How a header is shown on a picture: the color of its words, and the veil of the opposite color behind them. */
export interface HeaderOnPicture {
  /** `by-theme` on a picture with another file for dark pages: dark on light pages and white on dark ones. */
  words: 'white' | 'dark' | 'by-theme';
  veil: NonNullable<Behind['veil']>;
}

/** The color of words on a picture: the same on all pages, or that of the theme of the page. */
export type WordsOnFiles = 'white' | 'dark' | 'by-theme' | 'against-theme';

type Strength = NonNullable<Veils['all']>;

/**
 * The color of words on a picture with another file for dark pages, by what was measured. A file that was not measured
 * goes with the colors of the page.
 * @param onFirst whether words on the first file are dark; undefined where it was not measured
 * @param onDark the same on the file for dark pages
 */
export function wordsOnFiles(
  onFirst: boolean | undefined,
  onDark: boolean | undefined,
): WordsOnFiles {
  const [first, second] = [onFirst ?? true, onDark ?? false];
  if (first === second) return first ? 'dark' : 'white';
  return first ? 'by-theme' : 'against-theme';
}

/** The names of the files of a picture with words on it. */
type Picture = Pick<Behind, 'src' | 'narrow' | 'dark'>;

/** What was measured of a file. */
export type MeasuredFile = Pick<PictureFile, 'kind' | 'bright' | 'veils'>;

/** Looks up what was measured of a file. */
type FileOf = (name: string) => MeasuredFile | undefined;

/** The part of a picture that words cover: they begin at one side, or are all over it. */
type Part = keyof Veils;

/** Whether a value is a picture with a photograph, on pages of any theme. */
export function isPhotograph(value: unknown, fileOf: FileOf): boolean {
  if (!isRecord(value)) return false;
  return [value['src'], value['dark']].some(
    (name) => typeof name === 'string' && fileOf(name)?.kind === 'bitmap',
  );
}

/** The color of words on a picture; nothing for one that was not measured, on which they have the color of the page. */
export function wordsOn(
  { src, dark }: Picture,
  part: Part,
  fileOf: FileOf,
  isDarkOn = isDarkOnFile,
): WordsOnFiles | undefined {
  const onFirst = isDarkOn(fileOf(src), part);
  if (dark !== undefined) {
    const onDark = isDarkOn(fileOf(dark), part);
    if (onFirst !== undefined || onDark !== undefined) return wordsOnFiles(onFirst, onDark);
  }
  return onFirst === undefined ? undefined : onFirst ? 'dark' : 'white';
}

/**
 * The color of words on a photograph where no author chooses the veil, and the weakest one through which they can be read
 * on all of its files.
 * @param part that the words cover on a wide screen; on others they are all over the picture
 * @returns nothing for a drawing
 */
export function wordsOnPhotograph(
  picture: Picture,
  part: Part,
  fileOf: FileOf,
): { words: WordsOnFiles; veil: 'none' | Strength } | undefined {
  const words = wordsOn(picture, part, fileOf, isDarkOnPhotograph);
  if (!words || !isPhotograph(picture, fileOf)) return undefined;
  const [first, narrow, dark] = [picture.src, picture.narrow, picture.dark].map((name) =>
    name === undefined ? undefined : fileOf(name),
  );
  const onFirst = isDarkOnPhotograph(first, part);
  const onDark = isDarkOnPhotograph(dark, part);
  const needed = [
    veilOn(first, part, onFirst),
    veilOn(first, 'all', onFirst),
    // What phones show has words in the color of those on the first file.
    veilOn(narrow, 'all', onFirst),
    veilOn(dark, part, onDark),
    veilOn(dark, 'all', onDark),
  ];
  const isStrong = words === 'against-theme' || needed.includes('strong');
  return { words, veil: isStrong ? 'strong' : (needed.find(Boolean) ?? 'none') };
}

/** What words need on a part of a file. Those that do not have the color for it need most. */
function veilOn(
  file: MeasuredFile | undefined,
  part: Part,
  isDark: boolean | undefined,
): Strength | undefined {
  const own = isDarkOnPhotograph(file, part);
  if (own === undefined) return undefined;
  return own === isDark ? file?.veils?.[part] : 'strong';
}

/** Whether words on a part of a file are dark; nothing for a file that was not measured. */
function isDarkOnFile(file: MeasuredFile | undefined, part: Part): boolean | undefined {
  if (!file || (file.kind === 'drawing' && !file.bright)) return undefined;
  return file.bright?.includes(part) ?? false;
}

/**
 * The same where no author chooses the veil. A strong one is enough for words of either color, and a black one leaves a
 * photograph more of its colors than a white one.
 */
function isDarkOnPhotograph(file: MeasuredFile | undefined, part: Part): boolean | undefined {
  return isDarkOnFile(file, part) && file?.veils?.[part] !== 'strong';
}
