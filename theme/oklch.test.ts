import { expect, test } from 'vitest';
import {
  contrast,
  difference,
  hueGap,
  lowestContrast,
  over,
  toHex,
  toOklch,
  withAlpha,
} from './oklch.ts';

test('a colour comes back as it was', () => {
  for (const hex of ['#000000', '#ffffff', '#0b756c', '#e0407a', '#fdf9f1'])
    expect(toHex(toOklch(hex))).toBe(hex);
});

test('the rounding of a grey is no colour', () => {
  expect(toOklch('#808080').c).toBe(0);
  expect(toOklch('#818080').c).toBe(0);
  expect(toOklch('#828080').c).toBeGreaterThan(0);
});

test('what no screen can show becomes paler, and no lighter or darker than it can be', () => {
  const loud = toOklch(toHex({ l: 0.7, c: 0.5, h: 150 }));
  expect(loud.l).toBeCloseTo(0.7, 2);
  expect(loud.c).toBeLessThan(0.25);
  expect(toHex({ l: 1.2, c: 0, h: 0 })).toBe('#ffffff');
  expect(toHex({ l: -0.2, c: 0, h: 0 })).toBe('#000000');
  expect(toHex({ l: 0.5, c: -0.1, h: 0 })).toBe(toHex({ l: 0.5, c: 0, h: 0 }));
  expect(toHex({ l: 0.5, c: 0.1, h: -30 })).toBe(toHex({ l: 0.5, c: 0.1, h: 330 }));
});

test('transparency is two digits behind the colour, in the place of what was there', () => {
  expect(withAlpha('#102030', 0.5)).toBe('#10203080');
  expect(withAlpha('#10203080', 0.02)).toBe('#10203005');
  expect(withAlpha('#102030', 1)).toBe('#102030ff');
});

test('a colour that lets through is mixed with what lies under it', () => {
  expect(over('#ffffff80', '#000000')).toBe('#808080');
  expect(over('#ff000033', '#0000ff')).toBe('#3300cc');
  expect(over('#123456', '#ffffff')).toBe('#123456');
});

test('contrasts are those of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(lowestContrast('#000000', ['#ffffff', '#767676'])).toBe(contrast('#000000', '#767676'));
});

test('differences are those of CIEDE2000', () => {
  expect(difference('#0b756c', '#0b756c')).toBe(0);
  expect(difference('#000000', '#ffffff')).toBeCloseTo(100, 1);
});

test('hues lie on a circle', () => {
  expect(hueGap(10, 350)).toBe(20);
  expect(hueGap(350, 10)).toBe(20);
  expect(hueGap(0, 180)).toBe(180);
  expect(hueGap(90, 45)).toBe(45);
});

test('what is no colour is refused by its text', () => {
  expect(() => toOklch('red')).toThrow('red is not a color such as #rrggbb.');
});
