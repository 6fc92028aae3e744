import { expect, test } from 'vitest';
import { dateTexts } from './date-texts.ts';

test('writes days as readers of the language do', () => {
  expect(dateTexts(['2025-06-27', '2025-01-01'], 'en-US')).toEqual({
    '2025-06-27': 'Jun 27, 2025',
    '2025-01-01': 'Jan 1, 2025',
  });
  expect(dateTexts(['2025-06-27'], 'de')).toEqual({
    '2025-06-27': '27.06.2025',
  });
});

test('does not slip to the day before in a zone west of Greenwich', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    // A language of its own, because what formats is kept.
    expect(dateTexts(['2025-01-01'], 'en-CA')).toEqual({
      '2025-01-01': 'Jan 1, 2025',
    });
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
