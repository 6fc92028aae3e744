import { expect, test } from 'vitest';
import { derivePalette } from '../derive.ts';
import { toHex, toOklch } from '../oklch.ts';

/** The hues of errors in light and dark text next to a brand of some hue. */
function huesOfErrors(h: number, c = 0.2): number[] {
  const { light, dark } = derivePalette({ accent: toHex({ l: 0.5, c, h }) });
  const colors = [light.danger, light['danger-soft'], dark.danger, dark['danger-text']];
  return colors.map((color) => Math.round(toOklch(color).h));
}

test('errors are red, also beside a brand of another colour or with a touch of red', () => {
  const red = [30, 26, 27, 27];
  expect(huesOfErrors(250)).toEqual(red);
  expect(huesOfErrors(54)).toEqual(red);
  expect(huesOfErrors(30, 0.07)).toEqual(red);
});

test('beside a red brand they are crimson or orange, whichever is farther from it', () => {
  const crimson = [18, 17, 15, 15];
  expect(huesOfErrors(40)).toEqual(crimson);
  expect(huesOfErrors(51)).toEqual(crimson);
  const orange = [36, 30, 33, 33];
  expect(huesOfErrors(15)).toEqual(orange);
  expect(huesOfErrors(23)).toEqual(orange);
});
