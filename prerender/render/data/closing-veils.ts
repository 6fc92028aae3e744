import { contrastOn, isBright, weakestVeil } from '../../../check/files/picture-tones.ts';
import { coveredFiles } from '../../../check/model/covered-picture.ts';
import type { Pictures, SiteData } from '../../../renderer/data/types.ts';
import type { Picture, Site } from '../../../schema/generated/content.d.ts';

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
  const tonesOf = (name: string) => pictures[name]?.tones;
  const { files, words } = coveredFiles({ src, narrow, dark }, 'all', (name) => {
    const tones = tonesOf(name);
    return tones && isBright(tones, 'all');
  });
  if (words === 'against-theme') return 'strong';
  return weakestVeil((veil) =>
    files.every(({ name, bright }) => {
      const tones = tonesOf(name);
      return !tones || contrastOn(tones, 'all', veil, bright) >= CONTRAST;
    }),
  );
}
