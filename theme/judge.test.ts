import { expect, test } from 'vitest';
import type { Theme } from '../schema/generated/content.d.ts';
import { judgeTheme } from './judge.ts';
import brands from '../test-support/content/brands.json' with { type: 'json' };

const faultsOf = (colors: Partial<Theme['colors']>, other: Partial<Theme> = {}) =>
  judgeTheme({
    colors: { ...brands.neutral, ...colors },
    dark: 'auto',
    overrides: {},
    ...other,
  });

test('there is nothing to say of a brand whose colours fit', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['#101014', 'too dark'],
  ['#fff9a0', 'too colorful'],
])('a paper of %s is %s to read on', (paper, what) => {
  expect(faultsOf({ paper })).toMatchObject([
    {
      kind: 'unfit',
      path: ['colors', 'paper'],
      message: `The paper ${paper} is ${what} to read on.`,
    },
  ]);
});

test.each([
  [
    '#6688aa',
    'The ink #6688aa has a contrast of 3.7:1 with the paper; as the text color it needs 12:1.',
  ],
  ['#000078', 'The ink #000078 is too colorful for text.'],
])('an ink of %s is not for words', (ink, message) => {
  expect(faultsOf({ ink })).toMatchObject([{ kind: 'contrast', path: ['colors', 'ink'], message }]);
});

test.each(['#d3896c', '#1dbe4b', '#7099ff'])(
  'the color that is proposed for an ink of %s is accepted',
  (ink) => {
    const [fault] = faultsOf({ ink });
    expect(faultsOf({ ink: fault?.proposal ?? '' })).toEqual([]);
  },
);

test.each([
  ['#4a60e0', 'too dark as a background for text, so another color is used'],
  ['#ffee60', 'too strong as a background for text, so another color is used'],
])('a tint of %s is %s', (tint, what) => {
  expect(faultsOf({ tint })).toMatchObject([
    { kind: 'doubtful', path: ['colors', 'tint'], message: `The tint ${tint} is ${what}.` },
  ]);
});

test('a tint beside which buttons would hardly show has another one in its place', () => {
  const [fault, ...others] = faultsOf({ accent: '#ffd60a', tint: '#fbf3c8' });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ kind: 'doubtful', path: ['colors', 'tint'] });
  expect(fault?.message).toContain('too similar to the accent: buttons would be hard to see on it');
  expect(faultsOf({ accent: '#ffd60a', tint: fault?.proposal ?? '' })).toEqual([]);
});

test('a colour of its own that cannot be read is named at its place, once, with one that can', () => {
  const overrides = { light: { 'text-muted': '#9aa0b0' } };
  const [fault, ...others] = faultsOf({}, { overrides });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ kind: 'contrast', path: ['overrides', 'light', 'text-muted'] });
  expect(fault?.message).toMatch(
    /^In the light theme, `text-muted` \(#9aa0b0\) has a contrast of 2\./,
  );
  expect(faultsOf({}, { overrides: { light: { 'text-muted': fault?.proposal ?? '' } } })).toEqual(
    [],
  );
});

test('dark colors are judged also where no page is dark, because a section may be', () => {
  const overrides = { dark: { 'text-muted': '#333333' } };
  for (const dark of ['auto', 'none'] as const)
    expect(faultsOf({}, { overrides, dark })).toMatchObject([
      { path: ['overrides', 'dark', 'text-muted'] },
    ]);
});
