import { expect, test } from 'vitest';
import type { Text } from '../../collect-texts.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { warnAboutDates } from './date-order.ts';

const TODAY = '2026-03-15';
const PAGE = { data: {}, today: TODAY, timeZone: 'Asia/Tokyo', publication: undefined };

/** Dates of the entries of one list, and what is found of them. */
function found(dates: string[], format = 'date', past = true) {
  const texts = dates.map((text, n): Text => ({
    text,
    path: ['blocks', 0, 'items', n, 'date'],
    schema: { type: 'string', format, ...(past && { past }) },
    owner: {},
  }));
  return warnAboutDates({ ...PAGE, texts }).map(({ id, path, message }) => ({
    id,
    n: path[3],
    message,
  }));
}

test('a day that is still to come is none on which something happened; today is one', () => {
  expect(found(['2026-03-14', '2026-03-15'])).toEqual([]);
  expect(found(['2026-03-15', '2026-03-16'])).toEqual([
    { id: 'future-date', n: 1, message: '2026-03-16 is in the future.' },
  ]);
});

test('a day of which no schema says that it is over may be to come', () => {
  expect(found(['2026-03-15', '2026-03-16'], 'date', false)).toEqual([]);
});

/** What is advised of an entry that is in the future. */
const toCome = (event: object | undefined, owner: FieldSchema) =>
  warnAboutDates({
    ...PAGE,
    data: { entry: { date: '2026-03-16', event } },
    texts: [
      {
        text: '2026-03-16',
        path: ['entry', 'date'],
        schema: { type: 'string', format: 'date', past: true },
        owner,
      },
    ],
  }).map(({ suggestion }) => suggestion);

test('an event may be to come, where the schema knows of events', () => {
  const owner = { properties: { event: {} } };
  expect(toCome({ from: '2026-03-16' }, owner)).toEqual([]);
  expect(toCome(undefined, owner)).toEqual([
    'Write the day on which it happened, or set `publishAt`. For an upcoming event, write `event:` with its time below it.',
  ]);
  expect(toCome(undefined, {})).toEqual([
    'Write the day on which it happened, or set `publishAt`.',
  ]);
});

test('a page that appears later is judged by the day on which it does', () => {
  const texts: Text[] = [
    { text: '2026-03-16', path: ['date'], schema: { format: 'date', past: true }, owner: {} },
  ];
  const at = (moment: string) =>
    warnAboutDates({ ...PAGE, texts, publication: { from: Date.parse(moment) } }).length;
  // Midnight in Tokyo.
  expect(at('2026-03-15T15:00Z')).toBe(0);
  expect(at('2026-03-15T14:59Z')).toBe(1);
  expect(at('2026-01-01T00:00Z')).toBe(1);
});

test('the order of a list is the one that most neighbours have', () => {
  expect(found(['2026-03-01', '2026-02-01', '2026-02-02', '2026-01-01', '2025-12-01'])).toEqual([
    {
      id: 'dates-out-of-order',
      n: 2,
      message: 'This list is sorted newest first, but 2026-02-02 follows 2026-02-01.',
    },
  ]);
  expect(found(['2025-12-01', '2026-01-01', '2026-02-02', '2026-02-01', '2026-03-01'])).toEqual([
    {
      id: 'dates-out-of-order',
      n: 3,
      message: 'This list is sorted oldest first, but 2026-02-01 follows 2026-02-02.',
    },
  ]);
});

test('there is no order where as many run up as down, and the same day is neither', () => {
  expect(found(['2026-01-01', '2026-02-01', '2026-01-01'])).toEqual([]);
  expect(found(['2026-01-01', '2026-02-01', '2026-02-01', '2026-03-01'])).toEqual([]);
  expect(found(['2026-03-01', '2026-02-01', '2026-02-01', '2026-01-01'])).toEqual([]);
});

test('what is no date, and dates of different lists, are not compared', () => {
  expect(found(['2027-01-01'], 'inline-markup')).toEqual([]);
  expect(found(['soon', '2026-13'])).toEqual([]);
  const texts = ['2026-01-01', '2026-02-01', '2026-01-01', '2025-12-01'].map((text, n): Text => ({
    text,
    path: ['blocks', n < 2 ? 0 : 1, 'items', n, 'date'],
    schema: { type: 'string', format: 'date' },
    owner: {},
  }));
  expect(warnAboutDates({ ...PAGE, texts })).toEqual([]);
});
