import type { Page } from '../../schema/generated/content.d.ts';

/**
 * What the schedules of a page show: its days with their weekday, and its times, as readers of a language write them.
 * @returns texts by day, by time and by both times of a slot: 2026-09-18, 09:30, 09:30/10:15
 */
export function scheduleTexts({ blocks }: Page, language: string): Record<string, string> {
  const days = blocks.flatMap((block) => (block.type === 'schedule' ? block.days : []));
  if (days.length === 0) return {};
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const slots = days.flatMap((one) => one.slots);
  const texts = [
    ...days.map(({ date }) => [date, day.format(new Date(date))]),
    ...slots.map(({ from }) => [from, time.format(atTime(from))]),
    ...slots.flatMap(({ from, to }) =>
      to === undefined ? [] : [[`${from}/${to}`, spanText(time, from, to)]],
    ),
  ];
  return Object.fromEntries(
    texts.map(([key = '', text = '']) => [
      key,
      text.replaceAll('\u2009', ' ').replaceAll('\u202f', '\u00a0'),
    ]),
  );
}

/** Midnight at the end of a day would be that of another one, which a range would name. */
function spanText(time: Intl.DateTimeFormat, from: string, to: string): string {
  if (to === '24:00') return `${time.format(atTime(from))}–${time.format(atTime('00:00'))}`;
  return time.formatRange(atTime(from), atTime(to));
}

function atTime(text: string): Date {
  return new Date(`2000-01-01T${text}Z`);
}
