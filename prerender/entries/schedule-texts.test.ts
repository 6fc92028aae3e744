import { expect, test } from 'vitest';
import type { BlockOf } from '../../renderer/data/types.ts';
import { scheduleTexts } from './schedule-texts.ts';

const textsIn = (
  language: string,
  ...slots: { starts: string; ends?: string; title: string }[]
) => {
  const days = [{ date: '2026-09-18', slots }];
  const block: BlockOf<'schedule'> = {
    type: 'schedule',
    heading: '',
    ground: 'plain',
    rooms: [],
    days,
  };
  const texts = scheduleTexts({ title: '', blocks: [block] }, language);
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replaceAll(/\s/g, ' ')]),
  );
};

test('days have their weekday, and times the form of the language', () => {
  const slots = [
    { starts: '09:30', ends: '10:15', title: 'A' },
    { starts: '22:00', ends: '24:00', title: 'B' },
  ];
  expect(textsIn('en', ...slots)).toEqual({
    '2026-09-18': 'Friday, September 18, 2026',
    '09:30': '9:30 AM',
    '22:00': '10:00 PM',
    '09:30/10:15': '9:30 – 10:15 AM',
    '22:00/24:00': '10:00 PM–12:00 AM',
  });
  expect(textsIn('de', ...slots)).toMatchObject({
    '2026-09-18': 'Freitag, 18. September 2026',
    '09:30': '09:30',
    '09:30/10:15': '09:30–10:15 Uhr',
  });
});

test('a page without a schedule has none of it', () => {
  expect(scheduleTexts({ title: '', blocks: [] }, 'en')).toEqual({});
});
