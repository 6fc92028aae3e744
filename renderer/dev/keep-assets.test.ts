import { expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';

const parts = { pictures: {}, dates: { '2026-06-27': 'Jun 27' }, icons: {} };
const before = { ...parts, page: {} };

test('a page with other blocks keeps what was looked up for it', () => {
  expect(keepAssets(before, { ...parts, page: {} })).toBe(before);
});

test.each([
  ['a date', { ...parts, dates: {}, page: {} }],
  ['a part more', { ...parts, downloads: {}, page: {} }],
  ['a part less', { pictures: parts.pictures, dates: parts.dates, icons: {}, page: {} }],
  ['its entry', { ...parts, page: { entry: { date: '2026-06-27', summary: 'A day.', tags: [] } } }],
  ['its closing band', { ...parts, page: { closing: 'none' as const } }],
])('it does not where %s has changed', (_, now) => {
  expect(keepAssets(before, now)).toBe(now);
});

test('the first page has nothing to keep', () => {
  expect(keepAssets(undefined, before)).toBe(before);
});
