import type { DecodedFont } from '../../files/decoded-font.ts';
import type { Mistake } from '../../diagnostics/codes.ts';
import { explainMissing } from './media.ts';

/** What the check of a font's path has to know of the site. */
export interface FontContext {
  /** Paths of all files below media/. */
  media: ReadonlySet<string>;
  /** What reading those that are fonts has shown. */
  fonts: ReadonlyMap<string, DecodedFont>;
}

/** Explains why a path names no font that can be shown; gives nothing if it does. */
export function checkFont(path: string, { media, fonts }: FontContext): Mistake | undefined {
  if (!media.has(path)) return explainMissing(path, media, 'font');
  const isWoff2 = path.endsWith('.woff2');
  if (isWoff2 && fonts.get(path)?.isFont !== false) return undefined;
  return {
    id: 'broken-font',
    message: isWoff2
      ? `The file media/${path} is not a WOFF2 font, although its name ends in .woff2.`
      : `The file media/${path} is not a WOFF2 font: its name does not end in .woff2.`,
    suggestion: 'Use a WOFF2 file of the font.',
  };
}
