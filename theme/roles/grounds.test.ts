import { expect, test } from 'vitest';
import { derivePalette } from '../derive.ts';

const ACCENT = '#1d4ed8';
const BLUE_INK = '#101c40';
const BROWN_INK = '#2a1a08';

const sky = (tint: string, ink = BLUE_INK) =>
  derivePalette({ accent: ACCENT, ink, tint }).dark['surface-sky'];

test.each([
  [19, '#fddbda', '#3b1919'],
  [20, '#f8dddc', '#341d1d'],
  [129, '#dee9d4', '#1f2815'],
  [130, '#dee9d5', '#1b2a0b'],
])('a warm tint, of the hues 20 to 130, is less colourful in the dark: %i', (_, tint, dark) => {
  expect(sky(tint)).toBe(dark);
});

test.each([
  [49, '#f6dfd3', '#331f14', '#331f14'],
  [50, '#fbdece', '#0b2a29', '#312011'],
  [54, '#f7dfd0', '#0a2a29', '#312011'],
  [55, '#fadfcd', '#11204f', '#312011'],
  [124, '#dfe9d0', '#11204f', '#302111'],
  [125, '#e0e9d3', '#202814', '#202814'],
])(
  'a yellow tint goes towards the hue of the ink, or is ink where that is far: %i',
  (_, tint, besideBlue, besideBrown) => {
    expect([sky(tint), sky(tint, BROWN_INK)]).toEqual([besideBlue, besideBrown]);
  },
);

test.each([
  [19, '#f8a4a4', '#3c1d27'],
  [20, '#f8a4a3', '#322327'],
  [129, '#a9cb85', '#28291c'],
  [130, '#a8cb86', '#292a09'],
])('dawn in the dark is quiet where the second colour is yellow: %i', (_, second, dark) => {
  const { 'surface-dawn': dawn } = derivePalette({ accent: ACCENT, ink: BLUE_INK, second }).dark;
  expect(dawn).toBe(dark);
});
