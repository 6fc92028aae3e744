import { expect, test } from 'vitest';
import { contrast, toHex, toOklch } from './oklch.ts';
import { bend, standOff } from './stand-off.ts';

const GREEN = { l: 0.6, c: 0.1, h: 160 };

test('a colour that stands off already stays', () => {
  const demand = { least: 3, on: ['#ffffff'], move: 'darker' } as const;
  expect(standOff(GREEN, demand)).toBe(toHex(GREEN));
});

test.each([
  ['darker', ['#ffffff', '#eeeeee']],
  ['lighter', ['#000000', '#333333']],
] as const)('another becomes %s, by no more than it needs', (move, on) => {
  const found = standOff(GREEN, { least: 5, on, move });
  const { l, h } = toOklch(found);
  expect(Math.min(...on.map((ground) => contrast(found, ground)))).toBeGreaterThanOrEqual(5);
  expect(h).toBeCloseTo(GREEN.h, -1);
  const back = toHex({ ...GREEN, l: move === 'darker' ? l + 0.008 : l - 0.008 });
  expect(Math.min(...on.map((ground) => contrast(back, ground)))).toBeLessThan(5);
});

test('black or white stands off where nothing of its hue does', () => {
  expect(standOff(GREEN, { least: 21, on: ['#ffffff'], move: 'darker' })).toBe('#000000');
  expect(standOff(GREEN, { least: 21, on: ['#000000'], move: 'lighter' })).toBe('#ffffff');
  expect(standOff(GREEN, { least: 22, on: ['#ffffff'], move: 'darker' })).toBe('#000000');
});

test('yellow turns to ochre on its way down, and to nothing else', () => {
  const yellow = { l: 0.9, c: 0.15, h: 100 };
  expect(bend(yellow, 0.8)).toBeCloseTo(93);
  expect(bend(yellow, 0.2)).toBe(72);
  expect(bend(yellow, 0.9)).toBe(100);
  expect(bend(yellow, 0.95)).toBe(100);
  for (const h of [70, 118]) expect(bend({ ...yellow, h }, 0.5)).toBe(h);
  for (const h of [71, 117]) expect(bend({ ...yellow, h }, 0.5)).toBe(h - 28);
});
