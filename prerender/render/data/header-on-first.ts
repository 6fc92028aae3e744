import { coveredPicture } from '../../../check/model/covered-picture.ts';
import { chooseHeader } from '../../../check/model/header-on-picture.ts';
import type { PageData, Pictures, SiteData } from '../../../renderer/data/types.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { isRecord } from '../../../schema/is-record.ts';

/** How the header is on the picture of the first block, on a site that wants it there. @param pictures all of the site */
export function headerOnFirst(
  { blocks: [first] }: Pick<Page, 'blocks'>,
  pictures: Pictures,
  { headerLook, site }: Pick<SiteData, 'headerLook' | 'site'>,
): PageData['headerOn'] {
  if (headerLook !== 'over-picture' || !isRecord(first)) return undefined;
  const covered = coveredPicture(first, site.language);
  if (!covered) return undefined;
  const fileOf = (src: unknown) => pictures[String(src)];
  const isBright = (src: string) => fileOf(src)?.bright?.includes(covered.part) ?? false;
  return chooseHeader(covered, isBright, (src) => fileOf(src)?.tones);
}
