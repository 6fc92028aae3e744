import { expect, test } from 'vitest';
import brands from '../../../test-support/content/brands.json' with { type: 'json' };
import type { RuleColors } from '../../model/theme-css.ts';
import { judgeColors } from './judge-colors.ts';

const hex = (light: string, dark = light) => ({ light, dark });

function judge(colors: Omit<RuleColors, 'at'>, dark: 'auto' | 'none' | 'only' = 'auto') {
  const theme = { colors: brands.neutral, overrides: {}, dark };
  return judgeColors([{ ...colors, at: [0, 1] }], theme).map(({ message }) => message);
}

test('what can be read in both themes is right', () => {
  expect(judge({ words: { role: 'on-accent' }, ground: { role: 'accent' } })).toEqual([]);
  expect(judge({ words: hex('#000'), ground: hex('#ffe') })).toEqual([]);
  expect(judge({ words: hex('#222', '#ddd') })).toEqual([]);
  expect(judge({ ground: { role: 'surface-tint' } })).toEqual([]);
  expect(judge({ words: { role: 'text-on-band' } })).toEqual([]);
});

test('what cannot is told once, in the theme in which it is first', () => {
  expect(judge({ words: hex('#000'), ground: hex('#222') })).toEqual([
    'In the light theme, `#000` has a contrast of 1.3:1 with `#222`; it needs 4.5:1.',
  ]);
  expect(judge({ words: { role: 'text' }, ground: { role: 'accent' } })[0]).toContain(
    '`--text` (#211f1c) has a contrast of ',
  );
  expect(judge({ words: hex('#222') })[0]).toMatch(/^In the dark theme, `#222`/);
});

test('only the pages that a site has count', () => {
  expect(judge({ words: hex('#222') }, 'none')).toEqual([]);
  expect(judge({ words: hex('#ddd') }, 'only')).toEqual([]);
});

test('transparent grounds are measured over the page', () => {
  expect(judge({ words: hex('#222', '#ddd'), ground: hex('#0000000a') })).toEqual([]);
});

test('a color that the theme does not have is told', () => {
  expect(judge({ words: { role: 'acent' } })).toEqual(['`--acent` is not a color of the theme.']);
});
