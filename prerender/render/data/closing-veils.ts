import {
  contrastOn,
  isBright,
  type PictureTones,
  type Veil,
  weakestVeil,
} from '../../../check/files/picture-tones.ts';
import type { Pictures, SiteData } from '../../../renderer/data/types.ts';
import type { Picture, Site } from '../../../schema/generated/content.d.ts';
import { wordsOnFiles } from '../../../schema/words-on-files.ts';

/** WCAG 2.2 AA (1.4.3) asks for 4.5; the rest is for what a photograph loses and gains where it is compressed. */
const CONTRAST = 5;

/**
 * The weakest veils with which the words of the closing band can be read on its photographs, by the names of these. An
 * author does not choose them, because a part of the site may have another photograph.
 * @param pictures all of the site
 * @returns nothing for a site with drawings there
 */
export function closingVeils(
  { closing }: Pick<Site, 'closing'>,
  pictures: Pictures,
): SiteData['closingVeils'] {
  if (typeof closing === 'string') return undefined;
  const shown = [closing.picture, ...closing.pictures.map(({ picture }) => picture)];
  const veils = shown.flatMap((picture): [string, ReturnType<typeof weakestVeil>][] =>
    picture && pictures[picture.src]?.kind === 'bitmap'
      ? [[picture.src, veilFor(picture, pictures)]]
      : [],
  );
  return veils.length > 0 ? Object.fromEntries(veils) : undefined;
}

function veilFor({ src, narrow, dark }: Picture, pictures: Pictures) {
  const tonesOf = (name: string | undefined) =>
    name === undefined ? undefined : pictures[name]?.tones;
  const [onFirst, onDark] = [src, dark].map((name) => {
    const tones = tonesOf(name);
    return tones && isBright(tones, 'all');
  });
  if (dark !== undefined && wordsOnFiles(onFirst, onDark) === 'against-theme') return 'strong';
  const files: [PictureTones['all'] | undefined, boolean | undefined][] = [
    [tonesOf(src)?.all, onFirst],
    [tonesOf(narrow)?.all, onFirst],
    [tonesOf(dark)?.all, onDark],
  ];
  const isReadable = (veil: Veil) =>
    files.every(([all, bright]) => !all || contrastOn({ all }, 'all', veil, bright) >= CONTRAST);
  return weakestVeil(isReadable);
}
