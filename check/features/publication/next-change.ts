import type { Schedule } from '../../../schema/schedule/schedule-file.ts';
import type { OpenedSite } from '../../model/context.ts';
import { localFileOf } from '../../model/plan.ts';
import type { PageResult } from '../../model/page-result.ts';
import { dayAt, startOfDay, writeMoment } from '../../dates/moment.ts';

interface Change {
  at: number;
  what: string;
}

/** More than the longest day that a change of clocks makes, and less than two, in milliseconds. */
const NEXT_DAY = 36 * 60 * 60 * 1000;

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
  const [next, ...others] = [...ofPages, ...announcements]
    .filter(({ at }) => at > asOf)
    .toSorted((one, other) => one.at - other.at);
  if (!next) return {};
  const more = others.filter(({ at }) => at === next.at).length;
  const what = more > 0 ? `${next.what}, and ${more} more` : next.what;
  return { next: { at: writeMoment(next.at, timeZone), what } };
}

function endOfDay(day: string, zone: string | undefined): number {
  return startOfDay(dayAt(startOfDay(day, zone) + NEXT_DAY, zone), zone);
}
