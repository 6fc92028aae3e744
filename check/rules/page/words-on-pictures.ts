import { blocksOf } from '../../../schema/is-page.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { contrastOn, isBright, isVeil, type Veil } from '../../files/picture-tones.ts';
import { coveredPicture, type CoveredPicture } from '../../model/covered-picture.ts';
import { chooseHeader } from '../../model/header-on-picture.ts';
import { languageOf } from '../../model/plan.ts';
import type { CheckedPage } from '../../model/rule.ts';

type Checked = Pick<CheckedPage, 'data' | 'pictures' | 'languages' | 'file' | 'isHeaderOver'>;

/** WCAG 2.2 AA, 1.4.3. */
const CONTRAST = 4.5;

/** Says where words on the picture of an opening or of a section, or those of the header, are hard to read. */
export function checkWordsOnPictures(page: Checked): Finding[] {
  const { data, pictures, languages, file, isHeaderOver } = page;
  const language = languageOf(languages, file);
  return blocksOf(data).flatMap((block, index) => {
    const covered = isRecord(block) ? coveredPicture(block, language) : undefined;
    if (!covered) return [];
    const at = ['blocks', index];
    const faint = findFaint(covered, at, pictures);
    return faint.length === 0 && isHeaderOver && index === 0
      ? findBusyTop(covered, at, pictures)
      : faint;
  });
}

function findFaint(
  { picture, path, veil: named, veilPath, part }: CoveredPicture,
  at: Finding['path'],
  pictures: Checked['pictures'],
): Finding[] {
  const { src, narrow } = picture;
  const veil = named ?? 'light';
  const tones = pictures.get(String(src))?.tones;
  if (!tones || !isVeil(veil)) return [];
  const bright = isBright(tones, part);
  // On a phone words are all over the picture.
  const shown = [
    { field: 'src', name: src, tones, part },
    { field: 'narrow', name: narrow, tones: pictures.get(String(narrow))?.tones, part: 'all' },
  ] as const;
  return shown.flatMap(({ field, name, tones: measured, part: covered }): Finding[] => {
    if (!measured) return [];
    const contrastWith = (one: Veil) => contrastOn(measured, covered, one, bright);
    const found = contrastWith(veil);
    if (found >= CONTRAST) return [];
    const enough = contrastWith('light') >= CONTRAST ? 'light' : 'strong';
    const isNamed = named !== undefined;
    return [
      {
        id: 'faint-on-picture',
        path: [...at, ...(isNamed ? veilPath : [...path, field])],
        part: 'value',
        message: `Text on the picture media/${String(name)} has a contrast of ${Math.floor(found * 10) / 10}:1 where the picture is worst for it; it needs ${CONTRAST}:1.`,
        suggestion: `Write \`veil: ${enough}\`, or use another picture.`,
        ...(isNamed && { replacement: enough }),
      },
    ];
  });
}

/** The header needs a strong veil of its own where a picture is both light and dark below it. */
function findBusyTop(
  covered: CoveredPicture,
  at: Finding['path'],
  pictures: Checked['pictures'],
): Finding[] {
  const { picture, path, veil, part } = covered;
  const tones = pictures.get(String(picture['src']))?.tones;
  if (!tones) return [];
  const tonesOf = (src: string) => pictures.get(src)?.tones;
  const header = chooseHeader(covered, isBright(tones, part), tonesOf);
  if (header?.veil !== 'strong') return [];
  return [
    {
      id: 'busy-below-header',
      path: [...at, ...path, 'src'],
      part: 'value',
      message: `The picture media/${String(picture['src'])} is too light or too busy at its top for the header on it, which gets a strong veil.`,
      suggestion:
        veil === 'strong'
          ? 'Use a picture that is calmer at its top.'
          : 'Use a picture that is calmer at its top, or write `veil: strong`.',
    },
  ];
}
