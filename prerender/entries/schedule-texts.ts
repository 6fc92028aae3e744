import { allBlocks } from '../../schema/page-blocks.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import { clockTexts, plainSpaces } from './clock-texts.ts';

/**
 * What the schedules of a page show: its days with their weekday, and its times, as readers of a language write them.
 * @returns texts by day, by time and by both times of a slot: 2026-09-18, 09:30, 09:30/10:15
 */
export function scheduleTexts(page: Page, language: string): Record<string, string> {
  const days = allBlocks(page).flatMap(({ block }) =>
    block.type === 'schedule' ? block.days : [],
  );
  if (days.length === 0) return {};
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const { time, span } = clockTexts(language);
  const texts: Record<string, string> = {};
  for (const { date, slots } of days) {
    texts[date] = plainSpaces(day.format(new Date(date)));
    for (const { starts, ends } of slots) {
      texts[starts] = time(starts);
      if (ends !== undefined) texts[`${starts}/${ends}`] = span(starts, ends);
    }
  }
  return texts;
}
