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

/** Says which options of an opening do nothing, and where words on its picture are hard to read. */
export function checkOpenings({ data, pictures, languages, file }: Checked): Finding[] {
  return blocksOf(data).flatMap((block, index) => {
    if (!isRecord(block) || blockType(block) !== 'hero') return [];
    const path = ['blocks', index];
    const idle = findIdle(block, path);
    if (idle.length > 0 || block['layout'] !== 'behind') return idle;
    const { picture, veil = 'light', align = 'start' } = block;
    if (!isRecord(picture) || !isVeil(veil)) return [];
    const isFromRight = directionOf(languageOf(languages, file)) === 'rtl';
    const part: Part = align === 'center' ? 'all' : isFromRight ? 'right' : 'left';
    const { src, narrow } = picture;
    const tones = pictures.get(String(src))?.tones;
    if (!tones) return [];
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
      const isNamed = block['veil'] !== undefined;
      return [
        {
          id: 'faint-on-picture',
          path: isNamed ? [...path, 'veil'] : [...path, 'picture', field],
          part: 'value',
          message: `Text on the picture media/${String(name)} has a contrast of ${Math.floor(found * 10) / 10}:1 where the picture is worst for it; it needs ${CONTRAST}:1.`,
          suggestion: `Write \`veil: ${enough}\`, or use another picture.`,
          ...(isNamed && { replacement: enough }),
        },
      ];
    });
  });
}

/** Options that need another one, which is not there. */
function findIdle(block: Record<string, unknown>, path: Finding['path']): Finding[] {
  const { picture, layout = 'beside' } = block;
  const tell = (name: string, needs: string): Finding[] =>
    block[name] === undefined
      ? []
      : [
          {
            id: 'option-without-effect',
            path: [...path, name],
            part: 'key',
            message: `\`${name}\` has no effect without ${needs}.`,
            suggestion: `Add it, or remove \`${name}\`.`,
          },
        ];
  if (picture === undefined)
    return ['layout', 'align', 'height', 'veil'].flatMap((name) => tell(name, 'a `picture`'));
  return [
    ...(layout === 'beside'
      ? ['align', 'height'].flatMap((name) =>
          tell(name, '`layout: behind`, `layout: above` or `layout: below`'),
        )
      : []),
    ...(layout === 'behind' ? [] : tell('veil', '`layout: behind`')),
  ];
}

function isVeil(value: unknown): value is Veil {
  return typeof value === 'string' && Object.hasOwn(VEILS, value);
}
