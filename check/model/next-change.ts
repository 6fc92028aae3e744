import type { Schedule } from '../../schema/generated/data.d.ts';
import type { OpenedSite } from './context.ts';
import { localFileOf } from './plan.ts';
import type { PageResult } from './page-result.ts';
import { endOfDay, writeMoment } from '../dates/moment.ts';
import { isOfEvents, timeOfEvent } from './entries/event-time.ts';

interface Change {
  at: number;
  what: string;
}

/** When a build of the site comes out differently for the next time, though nobody has changed a file. */
export function scheduleOf(
  { context, site, localSites }: OpenedSite,
  pages: readonly PageResult[],
): Schedule {
  const { asOf, drafts, timeZone } = context;
  const announcements = [
    ['site.yaml', site?.announcement] as const,
    ...[...localSites].map(([tag, local]) => [localFileOf(tag), local.announcement] as const),
  ].flatMap(([file, announcement]): Change[] =>
    announcement
      ? [{ at: endOfDay(announcement.until, timeZone), what: `the announcement of ${file} ends` }]
      : [],
  );
  const ofEvents = listsEvents(pages)
    ? pages.flatMap(({ file, index }): Change[] => {
        const time = index?.entry?.event && timeOfEvent(index.entry.event, timeZone);
        return time ? [{ at: time.end, what: `the event of ${file} is over` }] : [];
      })
    : [];
  const ofPages = pages.flatMap(({ file, index }): Change[] => {
    const ofParts = (index?.moments ?? []).map((at) => ({ at, what: `a part of ${file} changes` }));
    if (!index?.publication) return ofParts;
    const { draft, from = -Infinity, until = -Infinity } = index.publication;
    if (draft && !drafts) return [];
    return [
      { at: from, what: `${file} appears` },
      { at: until, what: `${file} disappears` },
      ...ofParts,
    ];
  });
  const [next, ...others] = [...ofPages, ...ofEvents, ...announcements]
    .filter(({ at }) => at > asOf)
    .toSorted((one, other) => one.at - other.at);
  if (!next) return {};
  const more = others.filter(({ at }) => at === next.at).length;
  const what = more > 0 ? `${next.what}, and ${more} more` : next.what;
  return { next: { at: writeMoment(next.at, timeZone), what } };
}

/** Whether a list shows an event as long as it is to come, or once it is over. */
function listsEvents(pages: readonly PageResult[]): boolean {
  return pages.some(({ index }) => index?.lists?.some(({ sort }) => isOfEvents(sort)));
}
