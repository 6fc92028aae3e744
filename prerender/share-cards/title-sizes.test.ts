import { expect, test } from 'vitest';
import { titleSizes } from './title-sizes.ts';

const ALL = [92, 80, 70, 60, 52, 44, 36, 28];

/** The largest of the sizes for a title; all smaller ones are included. */
function largest(title: string): number | undefined {
  const sizes = titleSizes(title);
  expect(sizes).toEqual(ALL.slice(-sizes.length));
  return sizes[0];
}

// A line is 880 pixels wide. Letters of East Asia are as wide as high.
test.each([
  [9, 92],
  [10, 80],
  [11, 80],
  [12, 70],
  [13, 60],
  [14, 60],
  [15, 52],
  [16, 52],
  [17, 44],
  [20, 44],
  [21, 36],
  [24, 36],
  [25, 28],
  [31, 28],
  [90, 28],
])('a word of %i squares has room in a line at %i pixels', (count, size) => {
  expect(largest('国'.repeat(count))).toBe(size);
  expect(largest('한'.repeat(count))).toBe(size);
});

test.each([
  [16, 92],
  [17, 80],
  [18, 80],
  [19, 70],
])('other letters are less than six tenths as wide: %i of them at %i pixels', (count, size) => {
  expect(largest('n'.repeat(count))).toBe(size);
});

// All lines are 280 pixels high together.
test.each([
  [6, 92],
  [7, 80],
  [8, 70],
  [11, 70],
  [12, 60],
  [13, 52],
  [18, 52],
  [19, 44],
  [26, 44],
  [27, 36],
  [37, 36],
  [38, 28],
  [68, 28],
  [69, 28],
])('%i words of four squares have room in their lines at %i pixels', (count, size) => {
  expect(largest(Array.from({ length: count }, () => '国国国国').join(' '))).toBe(size);
});

test('a line ends at a hyphen, too', () => {
  expect(largest(`${'国'.repeat(9)}-${'国'.repeat(9)}`)).toBe(92);
});

test('where nothing has room the smallest size is tried alone', () => {
  expect(titleSizes('国'.repeat(32))).toEqual([28]);
});
