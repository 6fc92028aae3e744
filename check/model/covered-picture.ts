import { blockType } from '../../schema/page-blocks.ts';
import { isRecord } from '../../schema/is-record.ts';
import { directionOf } from '../../schema/texts/scripts.ts';
import { type WordsOnFiles, wordsOnFiles } from '../../schema/words-on-files.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Part } from '../files/picture-tones.ts';

/** A picture with words on it. */
export interface CoveredPicture {
  picture: Record<string, unknown>;
  /** Where the picture is in its block. */
  path: Finding['path'];
  veil: unknown;
  /** Where the veil is there, or would be. */
  veilPath: Finding['path'];
  part: Part;
}

/** The picture behind the words of a block: of an opening or of a section. @param language of the page */
export function coveredPicture(
  block: Record<string, unknown>,
  language: string,
): CoveredPicture | undefined {
  const { behind, picture, veil, align } = block;
  const isHero = blockType(block) === 'hero';
  if (isRecord(behind) && !isHero) {
    return {
      picture: behind,
      path: ['behind'],
      veil: behind['veil'],
      veilPath: ['behind', 'veil'],
      part: 'all',
    };
  }
  if (!isHero || block['layout'] !== 'behind' || !isRecord(picture)) return undefined;
  return {
    picture,
    path: ['picture'],
    veil,
    veilPath: ['veil'],
    part: align === 'center' ? 'all' : startSide(language),
  };
}

/** The side of a picture at which lines begin. */
export function startSide(language: string): 'left' | 'right' {
  return directionOf(language) === 'rtl' ? 'right' : 'left';
}

/** A file of a picture, as words are on it. */
interface CoveredFile {
  field: 'src' | 'narrow' | 'dark';
  name: string;
  part: Part;
  /** Whether the words are dark; nothing where that was not measured. */
  bright: boolean | undefined;
}

/**
 * The files of a picture with words on it.
 * @param part that the words cover on a wide screen
 * @param isBright whether dark words can be read better on that part of a file; nothing for one that was not measured
 * @returns with the color of the words where there is another file for dark pages
 */
export function coveredFiles(
  { src, narrow, dark }: Readonly<Record<string, unknown>>,
  part: Part,
  isBright: (file: string) => boolean | undefined,
): { files: CoveredFile[]; words?: WordsOnFiles } {
  const brightOf = (file: unknown) => (typeof file === 'string' ? isBright(file) : undefined);
  const [onFirst, onDark] = [brightOf(src), brightOf(dark)];
  // On a phone words are all over the picture, and have the color of those on the first file.
  const files = [
    { field: 'src', name: src, part, bright: onFirst },
    { field: 'narrow', name: narrow, part: 'all', bright: onFirst },
    { field: 'dark', name: dark, part, bright: onDark },
  ] as const;
  return {
    files: files.flatMap((file) =>
      typeof file.name === 'string' ? [{ ...file, name: file.name }] : [],
    ),
    ...(typeof dark === 'string' && { words: wordsOnFiles(onFirst, onDark) }),
  };
}
