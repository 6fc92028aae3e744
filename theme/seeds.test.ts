import { expect, test } from 'vitest';
import { contrast, toOklch } from './oklch.ts';
import { completeSeeds, INK_CONTRAST, loudness, PAPER, TINT } from './seeds.ts';

// A change here changes how sites look that give only some colors of their brand.
test.each([
  ['cool', '#0b756c', { ink: '#0b1f1c', second: '#ffb86b', tint: '#e1efec', spark: '#ec601d' }],
  ['strong', '#1d4ed8', { ink: '#0f1a32', second: '#ffb86b', tint: '#e2ebff', spark: '#ec601d' }],
  ['warm', '#b91c1c', { ink: '#2e100d', second: '#e8c996', tint: '#fce5e2', spark: '#d67523' }],
  ['bright', '#FFD60A', { ink: '#211a00', second: '#e8c996', tint: '#f1ebd7', spark: '#d67523' }],
  ['grey', '#808080', { ink: '#1b1b1b', second: '#e8c996', tint: '#ebebeb', spark: '#d67523' }],
])('a %s accent alone has the other colours that were approved by eye', (_, accent, others) => {
  expect(completeSeeds({ accent })).toEqual({
    accent: accent.toLowerCase(),
    paper: '#ffffff',
    ...others,
  });
});

test('colours that are given stay as they are where they can work', () => {
  const given = {
    accent: '#1d4ed8',
    ink: '#101820',
    second: '#f0c060',
    paper: '#fdf9f1',
    tint: '#f8ead3',
    spark: '#ff0000',
  };
  expect(completeSeeds(given)).toEqual(given);
});

test('colours that cannot work move as far as they must', () => {
  const { ink, paper, tint } = completeSeeds({
    accent: '#1d4ed8',
    ink: '#777777',
    paper: '#d0c0a0',
    tint: '#c08040',
  });
  expect(toOklch(paper).l).toBeCloseTo(PAPER.leastLightness, 2);
  expect(toOklch(paper).c).toBeCloseTo(PAPER.mostChroma, 2);
  expect(toOklch(tint).l).toBeCloseTo(TINT.leastLightness, 2);
  expect(toOklch(tint).c).toBeLessThanOrEqual(TINT.mostChroma);
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(INK_CONTRAST);
  expect(contrast(ink, paper)).toBeLessThan(INK_CONTRAST + 0.5);
});

test('paler brands get paler ramps, and none is louder than a little more than a strong blue', () => {
  expect(loudness(0)).toBe(0);
  expect(loudness(0.215)).toBe(1);
  expect(loudness(0.1075)).toBeCloseTo(0.616, 3);
  expect(loudness(0.4)).toBe(1.12);
});

test('a bright accent beside a black or grey ink has a tint without a hue', () => {
  for (const ink of ['#111111', '#000000', '#2b2b2b']) {
    const { tint } = completeSeeds({ accent: '#ffd500', ink });
    expect(toOklch(tint).c).toBe(0);
  }
});
