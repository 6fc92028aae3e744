import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { ServerEntry } from '../render/server-entry.ts';
import type { Origins } from './origins.ts';
import { readShown, type ShownPlace } from './read-shown.ts';
import { withoutMarks } from './tokens.ts';
import { wrapTexts } from './wrap-texts.ts';
import type { WrappedText } from './wrapping.ts';

/** A value of a file, or a word that is in none, and where it is on the page. */
export interface TracedText extends WrappedText {
  /** In the order of the page; none where it is not shown. */
  shown: ShownPlace[];
}

/** What a page is drawn by. */
export type Drawing = Pick<ServerEntry, 'renderPageBody' | 'renderAnnouncement'>;

/**
 * Finds where everything that a page says and shows is written, without a mark in any file: the page is drawn with its
 * data and once more with marks around each text and behind each name. No component has to know of it.
 *
 * @returns nothing if the marks have changed more than themselves, because what they say would be doubtful then
 */
export function traceTexts(
  { renderPageBody, renderAnnouncement }: Drawing,
  page: { site: SiteData; data: PageData },
  schemas: Schemas,
  origins: Origins,
): TracedText[] | undefined {
  const wrapped = wrapTexts(page, schemas, origins);
  const probe = renderPageBody(wrapped.site, wrapped.data, false);
  if (plain(withoutMarks(probe)) !== plain(renderPageBody(page.site, page.data, false)))
    return undefined;
  const traced = wrapped.texts.map((text): TracedText => ({ ...text, shown: [] }));
  readShown(probe, traced);
  readShown(renderAnnouncement(wrapped.site), traced, 'announcement');
  return traced;
}

/** Ways in which the two drawings may differ: React divides texts, and a link with marks is not that of the page. */
function plain(html: string): string {
  return html.replaceAll('<!-- -->', '').replaceAll(' aria-current="page"', '');
}
