import { blockType } from '../../schema/is-page.ts';
import { isRecord } from '../../schema/is-record.ts';
import { directionOf } from '../../schema/texts/direction.ts';
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
  const start = directionOf(language) === 'rtl' ? 'right' : 'left';
  return {
    picture,
    path: ['picture'],
    veil,
    veilPath: ['veil'],
    part: align === 'center' ? 'all' : start,
  };
}
