import type { Page, Site } from '../../schema/generated/content.d.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import { businessAt, closedDays, daysKey, daysOf, WEEK } from '../../schema/hours/week.ts';
import { clockTexts, plainSpaces } from './clock-texts.ts';

/** A Sunday. */
const SUNDAY = Date.UTC(2000, 0, 2);
const DAY = 24 * 60 * 60 * 1000;

/**
 * What the block `locations` shows of opening hours, as readers of a language write it; nothing for a page or a site without.
 * @returns texts by days, holidays and times: monday/friday, 2026-12-24, 08:00-12:30
 */
export function hoursTexts(
  page: Page,
  { business, locations }: Pick<Site, 'business' | 'locations'>,
  language: string,
): Record<string, string> {
  if (!allBlocks(page).some(({ block }) => block.type === 'locations')) return {};
  const week = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const date = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const { span } = clockTexts(language);
  const nameOf = (day: string) => week.format(SUNDAY + WEEK.findIndex((one) => one === day) * DAY);
  const texts: Record<string, string> = {};
  for (const place of locations) {
    const { hours, holidays = [] } = businessAt(business, place) ?? {};
    if (!hours) continue;
    for (const entry of hours) {
      const days = daysOf(entry);
      const [first = '', last = ''] = [days[0], days.at(-1)];
      texts[daysKey(days, true)] =
        days.length > 1 ? `${nameOf(first)} – ${nameOf(last)}` : nameOf(first);
    }
    const closed = closedDays(hours);
    texts[daysKey(closed, false)] = list.format(closed.map(nameOf));
    for (const { date: from, to } of holidays) {
      const start = new Date(from);
      texts[daysKey(to === undefined ? [from] : [from, to], true)] = plainSpaces(
        to === undefined ? date.format(start) : date.formatRange(start, new Date(to)),
      );
    }
    for (const time of [...hours, ...holidays].flatMap(({ open }) => open)) {
      const [from = '', to = ''] = time.split('-');
      texts[time] = span(from, to);
    }
  }
  return texts;
}
