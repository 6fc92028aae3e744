import { expect, test } from 'vitest';
import { checkAnnouncement } from './announcement.ts';

const found = (until: unknown) =>
  checkAnnouncement({ data: { announcement: { text: 'x', until } }, today: '2026-06-15' }).map(
    ({ message }) => message,
  );

test('an announcement is shown on its last day, and not after it', () => {
  expect(found('2026-06-15')).toEqual([]);
  expect(found('2026-06-14')).toEqual([
    'This announcement ended on 2026-06-14, so nobody sees it.',
  ]);
});

test('one that never ends, or whose end is no day, has not ended', () => {
  expect(found(undefined)).toEqual([]);
  expect(found(2025)).toEqual([]);
  expect(found('15.6.2025')).toEqual([]);
  expect(checkAnnouncement({ data: { announcement: 'x' }, today: '2026-06-15' })).toEqual([]);
  expect(checkAnnouncement({ data: 'text', today: '2026-06-15' })).toEqual([]);
});
