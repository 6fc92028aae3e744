import { allBlocks } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { contrastOn, isBright, isVeil, type Veil } from '../../files/picture-tones.ts';
import { coveredFiles, coveredPicture, type CoveredPicture } from '../../model/covered-picture.ts';
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
  return allBlocks(data).flatMap(({ block, path: at }, index) => {
    const covered = isRecord(block) ? coveredPicture(block, language) : undefined;
    if (!covered) return [];
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
  const veil = named ?? 'light';
  if (!isVeil(veil)) return [];
  const tonesOf = (name: string) => pictures.get(name)?.tones;
  const { files, words } = coveredFiles(picture, part, (name) => {
    const tones = tonesOf(name);
    return tones && isBright(tones, part);
  });
  if (words === 'against-theme') return [againstTheme(picture, [...at, ...path, 'dark'])];
  return files.flatMap(({ field, name, part: covered, bright }): Finding[] => {
    const measured = tonesOf(name);
    if (!measured || bright === undefined) return [];
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
        message: `Text on the picture media/${name} has a contrast of ${Math.floor(found * 10) / 10}:1 where the picture is worst for it; it needs ${CONTRAST}:1.`,
        suggestion: `Write \`veil: ${enough}\`, or use another picture.`,
        ...(isNamed && { replacement: enough }),
      },
    ];
  });
}

/** Sheets know the theme of the page, and not the other one. */
export function againstTheme(
  { src, dark }: CoveredPicture['picture'],
  path: Finding['path'],
): Finding {
  return {
    id: 'light-picture-on-dark',
    path,
    part: 'value',
    message: `The picture for dark pages, media/${String(dark)}, is light, so that text on it is dark, but text on media/${String(src)} is white.`,
    suggestion: 'Use a darker picture for dark pages, or exchange both.',
  };
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
  const isBrightFile = (src: string) => {
    const found = tonesOf(src);
    return found !== undefined && isBright(found, part);
  };
  const header = chooseHeader(covered, isBrightFile, tonesOf);
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
