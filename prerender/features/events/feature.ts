import { copiesOf } from '../../output/copies-of.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';
import { calendarAt } from './calendar-at.ts';
import { calendarFiles } from './calendar-files.ts';

/** Files that add events to a calendar. */
export const eventsFeature: BuildFeature = {
  name: 'events',
  emit: ({ site, entries, opened, pages, rendered, context, dist }) => {
    const { timeZone } = opened.context;
    const { changeDays } = context.page;
    const copies = copiesOf(rendered.length);
    for (const [file, calendar] of calendarFiles(
      { name: site.name, url: site.url, timeZone, changeDays },
      entries,
      pages,
    ))
      dist.write(file, calendar, copies);
  },
  fileAt: calendarAt,
};
