import { type DataPath, valueAt } from '../../../schema/pointer.ts';
import { dayAt } from '../../dates/moment.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedPage } from '../../model/rule.ts';

type Dated = Pick<CheckedPage, 'texts' | 'data' | 'today' | 'timeZone' | 'publication'>;

/**
 * Warns of dates of what has happened that are still to come when the page appears, unless it is called an event, and of
 * lists whose dates run neither up nor down.
 */
export function warnAboutDates({ texts, data, ...page }: Dated): Finding[] {
  const today = dayShown(page);
  const dates = texts.filter(({ text, schema }) => schema.format === 'date' && isDay(text));
  const lists = new Map<string, { text: string; path: DataPath }[]>();
  for (const { text, path } of dates) {
    const list = JSON.stringify([path.slice(0, -2), path.at(-1)]);
    lists.set(list, [...(lists.get(list) ?? []), { text, path }]);
  }
  return [
    ...dates
      .filter(({ text, schema: { past }, path }) => {
        const isEvent = valueAt(data, [...path.slice(0, -1), 'event']) !== undefined;
        return past && !isEvent && text > today;
      })
      .map(({ text, path, owner: { properties = {} } }): Finding => ({
        id: 'future-date',
        path,
        part: 'value',
        message: `${text} is in the future.`,
        suggestion:
          'event' in properties
            ? 'Write the day on which it happened, or set `publishAt`. For an upcoming event, write `event:` with its time below it.'
            : 'Write the day on which it happened, or set `publishAt`.',
      })),
    ...[...lists.values()].flatMap(firstOutOfOrder),
  ];
}

/** The day on which visitors see a page first from now on, as YYYY-MM-DD. */
function dayShown({ publication, today, timeZone }: Omit<Dated, 'texts' | 'data'>): string {
  if (publication?.from === undefined) return today;
  const appears = dayAt(publication.from, timeZone);
  return appears > today ? appears : today;
}

/** The order is the one that most neighbors have. */
function firstOutOfOrder(dates: readonly { text: string; path: DataPath }[]): Finding[] {
  const steps = dates.slice(1).map(({ text, path }, index) => {
    const before = dates[index]?.text ?? '';
    return { path, before, text, way: compareTexts(text, before) };
  });
  const up = steps.filter(({ way }) => way > 0).length;
  const down = steps.filter(({ way }) => way < 0).length;
  // Two entries that run up and two that run down are not an order at all.
  if (up === down) return [];
  const wrong = steps.find(({ way }) => way === (up < down ? 1 : -1));
  if (!wrong) return [];
  const order = up < down ? 'newest first' : 'oldest first';
  return [
    {
      id: 'dates-out-of-order',
      path: wrong.path,
      part: 'value',
      message: `This list is sorted ${order}, but ${wrong.text} follows ${wrong.before}.`,
      suggestion: 'Move the entry, or correct its date.',
    },
  ];
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
