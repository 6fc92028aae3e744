import { expect, test } from 'vitest';
import { calendarFiles } from './calendar-files.ts';
import { calendarOf, type EventEntry } from './calendar.ts';

const SITE = {
  name: 'Alder Row',
  url: 'https://www.alder-row.example',
  timeZone: 'Europe/Berlin',
  changeDays: {},
};

function entry(event: Partial<EventEntry['event']>, fields: Partial<EventEntry> = {}): EventEntry {
  return {
    route: '/events/concert',
    title: 'Concert',
    summary: 'Four musicians play.',
    date: '2026-05-19',
    tags: [],
    event: { from: '2026-07-01T19:00', status: 'scheduled', ...event },
    ...fields,
  };
}

/** The lines of a calendar of one event, those that were folded as one. */
function linesOf(...args: Parameters<typeof entry>): string[] {
  return calendarOf([entry(...args)], SITE)
    .replaceAll('\r\n ', '')
    .split('\r\n');
}

test('a calendar of one event, line by line', () => {
  expect(
    linesOf({ to: '2026-07-01T21:30', place: { name: 'Mill', address: '1 Mill Lane' } }),
  ).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//website-from-yaml//events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:events/concert@www.alder-row.example',
    'DTSTAMP:20260519T000000Z',
    'DTSTART:20260701T170000Z',
    'DTEND:20260701T193000Z',
    'SUMMARY:Concert',
    'DESCRIPTION:Four musicians play.',
    String.raw`LOCATION:Mill\, 1 Mill Lane`,
    'URL:https://www.alder-row.example/events/concert',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a time is that of its zone in winter, in summer and in the night between', () => {
  expect(linesOf({ from: '2026-12-01T19:00' })).toContain('DTSTART:20261201T180000Z');
  const night = linesOf({ from: '2026-10-24T22:00', to: '2026-10-25T06:00' });
  expect(night).toContain('DTSTART:20261024T200000Z');
  expect(night).toContain('DTEND:20261025T050000Z');
  expect(linesOf({ from: '2026-12-01T19:00-05:00' })).toContain('DTSTART:20261202T000000Z');
});

test('whole days have no zone, and end on the day after the last', () => {
  const fair = linesOf({ from: '2026-10-24', to: '2026-10-31' });
  expect(fair).toContain('DTSTART;VALUE=DATE:20261024');
  expect(fair).toContain('DTEND;VALUE=DATE:20261101');
  expect(linesOf({ from: '2026-12-31' })).toContain('DTEND;VALUE=DATE:20270101');
});

test('an event without an end has none, and one that was changed names that day', () => {
  expect(linesOf({}).filter((line) => line.startsWith('DTEND'))).toEqual([]);
  const changed = { ...SITE, changeDays: { '/events/concert': '2026-06-02' } };
  expect(calendarOf([entry({})], changed)).toContain('DTSTAMP:20260602T000000Z\r\n');
});

test('what does not take place is called so', () => {
  expect(linesOf({ status: 'canceled' })).toContain('STATUS:CANCELLED');
  expect(linesOf({ status: 'postponed' })).toContain('STATUS:TENTATIVE');
  expect(linesOf({ status: 'sold-out' })).toContain('STATUS:CONFIRMED');
});

test('signs with a meaning are escaped', () => {
  const lines = linesOf({}, { title: String.raw`A; b, c\d`, summary: 'One\ntwo' });
  expect(lines).toContain(String.raw`SUMMARY:A\; b\, c\\d`);
  expect(lines).toContain(String.raw`DESCRIPTION:One\ntwo`);
});

test('no line is longer than 75 octets, and no character is torn apart', () => {
  const summary = 'Brot für alle — 東京のパン 🥖 '.repeat(20).trim();
  const calendar = calendarOf([entry({}, { summary })], SITE);
  const lines = calendar.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => Buffer.byteLength(line) > 70).length).toBeGreaterThan(5);
  expect(calendar.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${summary}\r\n`);
  expect(calendar).not.toContain('\uFFFD');
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('each event has a file, and each folder with events has one of all', () => {
  const events = [entry({}), entry({ from: '2026-08-01' }, { route: '/events/fair' })];
  const { event: _, ...plain } = entry({}, { route: '/news/boiler' });
  const files = calendarFiles(SITE, { '/events': events, '/news': [plain] }, []);
  expect([...files.keys()]).toEqual([
    'events/calendar.ics',
    'events/concert/event.ics',
    'events/fair/event.ics',
  ]);
  expect(files.get('events/calendar.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(files.get('events/calendar.ics')).toContain('X-WR-CALNAME:Alder Row\r\n');
  expect(files.get('events/fair/event.ics')).toContain('UID:events/fair@');
});
