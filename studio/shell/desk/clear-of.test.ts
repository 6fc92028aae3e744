import { expect, test } from 'vitest';
import { clearOf } from './clear-of.ts';

const AT_END = { left: 736, right: 1024 };
const AT_START = { left: 0, right: 288 };

test.each([
  ['what is not covered stays', { left: 100, right: 700 }, AT_END, 0],
  ['a column at the end moves out', { left: 700, right: 960 }, AT_END, -236],
  ['what is too wide shows where its lines begin', { left: 90, right: 934 }, AT_END, -78],
  ['what takes the whole page stays', { left: 0, right: 1024 }, AT_END, 0],
  ['fields on the left move it to the right', { left: 64, right: 324 }, AT_START, 236],
  ['and show where Arabic lines begin', { left: 90, right: 934 }, AT_START, 78],
])('%s', (_, marked, covered, by) => {
  expect(clearOf(marked, covered, 1024)).toBe(by);
});
