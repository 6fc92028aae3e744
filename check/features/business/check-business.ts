import type { Finding } from '../../diagnostics/finding.ts';
import { daysOf, WEEK, type Weekday } from '../../../schema/hours/week.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { listOf } from '../../../schema/list-of.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Finds hours that end before they begin, days that are there twice, and hours that overlap; of all places. */
export function checkBusinesses({ data }: Pick<CheckedFile, 'data'>): Finding[] {
  if (!isRecord(data)) return [];
  return [
    ...checkBusiness(data['business'], ['business']),
    ...listOf(data['locations']).flatMap((place, at) =>
      checkBusiness(isRecord(place) ? place['business'] : undefined, ['locations', at, 'business']),
    ),
  ];
}

/** Two times of two digits each, which compare as texts do. */
const SPAN = /^\d{2}:\d{2}-\d{2}:\d{2}$/;

function checkBusiness(business: unknown, path: DataPath): Finding[] {
  if (!isRecord(business)) return [];
  const hours = listOf(business['hours']);
  const holidays = listOf(business['holidays']);
  return [
    ...hours.flatMap((entry, at) => checkOpen(entry, [...path, 'hours', at])),
    ...findTwice(hours, [...path, 'hours']),
    ...holidays.flatMap((entry, at) => [
      ...checkHolidayEnd(entry, [...path, 'holidays', at]),
      ...checkOpen(entry, [...path, 'holidays', at]),
    ]),
    ...findSameHoliday(holidays, [...path, 'holidays']),
  ];
}

/** The times of one entry, each as 08:00-12:30. */
function checkOpen(entry: unknown, path: DataPath): Finding[] {
  const times = listOf(isRecord(entry) ? entry['open'] : []).map(String);
  return times.flatMap((time, at): Finding[] => {
    const [from = '', to = ''] = time.split('-');
    // What has another form is reported by its schema.
    if (!SPAN.test(time)) return [];
    const place = { path: [...path, 'open', at], part: 'value' } as const;
    if (from >= to)
      return [
        {
          ...place,
          id: 'end-before-start',
          message: `These hours end at ${to}, which is not after their start at ${from}.`,
          suggestion: `For hours after midnight, write ${from}-24:00, and the rest on the next day.`,
        },
      ];
    const before = times.slice(0, at).find((other) => overlap(time, other));
    if (before === undefined) return [];
    return [
      {
        ...place,
        id: 'overlapping-times',
        message: `${time} overlaps with ${before}.`,
        suggestion: 'Write them as one, or correct the times.',
      },
    ];
  });
}

function overlap(one: string, other: string): boolean {
  const [from = '', to = ''] = one.split('-');
  const [start = '', end = ''] = other.split('-');
  return from < end && start < to;
}

function findTwice(hours: readonly unknown[], path: DataPath): Finding[] {
  const seen = new Set<Weekday>();
  return hours.flatMap((entry, at): Finding[] => {
    const from = weekday(isRecord(entry) ? entry['from'] : undefined);
    if (!from) return [];
    const days = daysOf({ from, to: weekday(isRecord(entry) ? entry['to'] : undefined) ?? from });
    const twice = days.find((day) => seen.has(day));
    for (const day of days) seen.add(day);
    if (!twice) return [];
    return [
      {
        id: 'duplicate-name',
        path: [...path, at, 'from'],
        part: 'value',
        message: `The hours of ${twice} are in this list already.`,
        suggestion: 'Write all times of a day in one entry: `open: [08:00-12:30, 14:00-18:00]`.',
      },
    ];
  });
}

function weekday(value: unknown): Weekday | undefined {
  return WEEK.find((day) => day === value);
}

function checkHolidayEnd(entry: unknown, path: DataPath): Finding[] {
  if (!isRecord(entry)) return [];
  const { date, to } = entry;
  if (typeof date !== 'string' || typeof to !== 'string' || date < to) return [];
  return [
    {
      id: 'end-before-start',
      path: [...path, 'to'],
      part: 'value',
      message: `${to} is not after ${date}.`,
      suggestion: 'Write a later day, or delete `to`.',
    },
  ];
}

function findSameHoliday(holidays: readonly unknown[], path: DataPath): Finding[] {
  const dates = holidays.map((entry) => (isRecord(entry) ? entry['date'] : undefined));
  return dates.flatMap((date, at): Finding[] => {
    if (typeof date !== 'string' || dates.indexOf(date) === at) return [];
    return [
      {
        id: 'duplicate-name',
        path: [...path, at, 'date'],
        part: 'value',
        message: `${date} is in this list already.`,
        suggestion: 'Write all times of a day in one entry.',
      },
    ];
  });
}
