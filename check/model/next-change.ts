import type { PageIndex, Schedule } from '../../schema/generated/data.d.ts';
import type { OpenedSite } from './context.ts';
import { localFileOf } from './plan.ts';
import type { PageResult } from './page-result.ts';
import { endOfDay, writeMoment } from '../dates/moment.ts';
import { timeOfEvent } from './entries/event-time.ts';

interface Change {
  at: number;
  what: string;
}

/** When a build of the site comes out differently for the next time, though nobody has changed a file. */
export function scheduleOf(opened: OpenedSite, pages: readonly PageResult[]): Schedule {
  const { asOf, drafts, timeZone } = opened.context;
  const ofPages = pages.flatMap(({ file, index }): Change[] => {
    if (!index) return [];
    const { draft, from = -Infinity, until = -Infinity } = index.publication ?? {};
    if (draft && !drafts) return [];
    return [
      { at: from, what: `${file} appears` },
      { at: until, what: `${file} disappears` },
      ...changesOfPage(file, index, timeZone),
    ];
  });
  const [next, ...others] = [...ofPages, ...changesOfSites(opened)]
    .filter(({ at }) => at > asOf)
    .toSorted((one, other) => one.at - other.at);
  if (!next) return {};
  const more = others.filter(({ at }) => at === next.at).length;
  const what = more > 0 ? `${next.what}, and ${more} more` : next.what;
  return { next: { at: writeMoment(next.at, timeZone), what } };
}

/** When a page that is there comes out differently; lists of events change with the event. */
export function changesOfPage(
  file: string,
  { moments = [], entry }: Pick<PageIndex, 'moments' | 'entry'>,
  timeZone: string | undefined,
): Change[] {
  const time = entry?.event && timeOfEvent(entry.event, timeZone);
  return [
    ...moments.map((at) => ({ at, what: `a part of ${file} changes` })),
    ...(time ? [{ at: time.end, what: `the event of ${file} is over` }] : []),
  ];
}

/** When something in site.yaml, or in the file of a language, is over. */
function changesOfSites({ context, site, localSites }: OpenedSite): Change[] {
  const { timeZone } = context;
  const local = [...localSites].map(([tag, said]) => [localFileOf(tag), said] as const);
  const files = site ? [['site.yaml', site] as const, ...local] : local;
  // A language has what it does not say itself from site.yaml: the same object, which is over once.
  const changes = new Map<object, Change>();
  const add = (part: object, until: string, what: string) => {
    if (!changes.has(part)) changes.set(part, { at: endOfDay(until, timeZone), what });
  };
  for (const [file, { announcement, business, locations }] of files) {
    if (announcement) add(announcement, announcement.until, `the announcement of ${file} ends`);
    for (const known of [business, ...locations.map((place) => place.business)])
      for (const holiday of known?.holidays ?? []) {
        const { date, to = date } = holiday;
        add(holiday, to, `the holiday of ${date} in ${file} is over`);
      }
  }
  return [...changes.values()];
}
