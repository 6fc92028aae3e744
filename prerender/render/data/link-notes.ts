import type { PageIndex } from '../../../schema/generated/data.d.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { downloadNotes } from './download-notes.ts';
import { framedPages } from './page-embeds.ts';

/** What links are written in, and what they may lead to. */
interface Linked {
  /** Of site.yaml and of pages. */
  indexes: readonly Pick<PageIndex, 'links'>[];
  pages: Parameters<typeof framedPages>[0];
}

/**
 * What links to files and pages of a site say about them besides their words, by address.
 * @param site in its main language
 * @param files addresses of all files below public/, and that folder
 */
export function linkNotes(
  { indexes, pages }: Linked,
  { language, embeds }: Pick<Site, 'language' | 'embeds'>,
  { publicFiles, folder }: { publicFiles: ReadonlySet<string>; folder: string },
): Record<string, string> {
  return {
    ...downloadNotes(indexes, publicFiles, { folder, language }),
    ...framedPages(pages, embeds),
  };
}
