import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-30', { start: 8, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
])('%s of ten bytes is a part', (header, part) => {
  expect(byteRange(header, 10)).toEqual(part);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s lies beyond ten bytes', (header) => {
  expect(byteRange(header, 10)).toBe('unsatisfiable');
});

test.each([undefined, 'bytes=-', 'bytes=5-4', 'bytes=0-1,3-4', 'lines=0-1'])(
  '%s means the whole',
  (header) => {
    expect(byteRange(header, 10)).toBeUndefined();
  },
);
