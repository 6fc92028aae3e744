import { blocksOf, blockType } from '../../../schema/is-page.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { directionOf } from '../../../schema/texts/direction.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { contrastOn, isBright, type Part, type Veil, VEILS } from '../../files/picture-tones.ts';
import { languageOf } from '../../model/plan.ts';
import type { CheckedPage } from '../../model/rule.ts';

type Checked = Pick<CheckedPage, 'data' | 'pictures' | 'languages' | 'file'>;

/** WCAG 2.2 AA, 1.4.3. */
const CONTRAST = 4.5;

/** A picture with words on it. */
interface Covered {
  picture: Record<string, unknown>;
  /** Where the picture is. */
  path: Finding['path'];
  veil: unknown;
  /** Where the veil is, or would be. */
  veilPath: Finding['path'];
  part: Part;
}

/** Says where words on the picture of an opening or of a section are hard to read. */
export function checkWordsOnPictures(page: Checked): Finding[] {
  return blocksOf(page.data).flatMap((block, index) => {
    const covered = isRecord(block) ? coveredPicture(block, ['blocks', index], page) : undefined;
    return covered ? findFaint(covered, page.pictures) : [];
  });
}

function coveredPicture(
  block: Record<string, unknown>,
  path: Finding['path'],
  { languages, file }: Checked,
): Covered | undefined {
  const { behind, picture, veil, align } = block;
  const isHero = blockType(block) === 'hero';
  if (isRecord(behind) && !isHero) {
    const place = [...path, 'behind'];
    return {
      picture: behind,
      path: place,
      veil: behind['veil'],
      veilPath: [...place, 'veil'],
      part: 'all',
    };
  }
  if (!isHero || block['layout'] !== 'behind' || !isRecord(picture)) return undefined;
  const start = directionOf(languageOf(languages, file)) === 'rtl' ? 'right' : 'left';
  return {
    picture,
    path: [...path, 'picture'],
    veil,
    veilPath: [...path, 'veil'],
    part: align === 'center' ? 'all' : start,
  };
}

function findFaint(
  { picture, path, veil: named, veilPath, part }: Covered,
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
        path: isNamed ? veilPath : [...path, field],
        part: 'value',
        message: `Text on the picture media/${String(name)} has a contrast of ${Math.floor(found * 10) / 10}:1 where the picture is worst for it; it needs ${CONTRAST}:1.`,
        suggestion: `Write \`veil: ${enough}\`, or use another picture.`,
        ...(isNamed && { replacement: enough }),
      },
    ];
  });
}

function isVeil(value: unknown): value is Veil {
  return typeof value === 'string' && Object.hasOwn(VEILS, value);
}
