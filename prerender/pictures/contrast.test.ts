import { expect, test } from 'vitest';
import { contrast, luminance } from './contrast.ts';

// By the formulas of WCAG 2.2.
test.each([
  ['white', [255, 255, 255], 1],
  ['black', [0, 0, 0], 0],
  ['red', [255, 0, 0], 0.2126],
  ['green', [0, 255, 0], 0.7152],
  ['blue', [0, 0, 255], 0.0722],
  ['grey', [119, 119, 119], 0.184475],
  ['the darkest that is no curve yet', [10, 10, 10], 0.003035],
  ['the first on the curve', [11, 11, 11], 0.003347],
  ['a mean of pixels', [118.6, 118.6, 118.6], 0.184475],
])('the luminance of %s', (_, color, light) => {
  expect(luminance(color)).toBeCloseTo(light, 6);
});

test('the contrast of two colours, whichever is the lighter one', () => {
  expect(contrast(1, 0)).toBeCloseTo(21, 10);
  expect(contrast(0, 1)).toBeCloseTo(21, 10);
  expect(contrast(0.5, 0.5)).toBe(1);
  expect(contrast(1, luminance([119, 119, 119]))).toBeCloseTo(4.478, 3);
});
