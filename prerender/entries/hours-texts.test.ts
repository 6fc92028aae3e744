import { expect, test } from 'vitest';
import type { Block } from '../../schema/generated/content.d.ts';
import { hoursTexts } from './hours-texts.ts';

const BLOCK: Block = { type: 'locations', heading: '', ground: 'plain' };
const SITE: Parameters<typeof hoursTexts>[1] = {
  business: {
    hours: [
      { from: 'monday', to: 'friday', open: ['08:00-12:30'] },
      { from: 'saturday', open: ['20:00-24:00'] },
    ],
    holidays: [
      { date: '2026-12-24', open: ['09:00-12:00'] },
      { date: '2026-12-25', to: '2027-01-02', open: [] },
    ],
  },
  locations: [{ title: 'Alderton', address: ['1 Mill Lane'] }],
};

const textsIn = (language: string, blocks: Block[] = [BLOCK]) =>
  Object.fromEntries(
    Object.entries(hoursTexts({ title: '', blocks }, SITE, language)).map(([key, text]) => [
      key,
      text.replaceAll(/\s/g, ' '),
    ]),
  );

test('days, holidays and times are written as readers do', () => {
  expect(textsIn('en')).toEqual({
    'monday/friday': 'Monday – Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
    '2026-12-24': 'Thu, Dec 24, 2026',
    '2026-12-25/2027-01-02': 'Fri, Dec 25, 2026 – Sat, Jan 2, 2027',
    '08:00-12:30': '8:00 AM – 12:30 PM',
    '20:00-24:00': '8:00 PM–12:00 AM',
    '09:00-12:00': '9:00 AM – 12:00 PM',
  });
  expect(textsIn('de')).toMatchObject({
    'monday/friday': 'Montag – Freitag',
    '08:00-12:30': '08:00–12:30 Uhr',
    '20:00-24:00': '20:00–24:00',
  });
});

test('a page without the block has none, nor has a site without hours', () => {
  expect(textsIn('en', [])).toEqual({});
  const page = { title: '', blocks: [BLOCK] };
  expect(hoursTexts(page, { locations: SITE.locations }, 'en')).toEqual({});
});
