import { expect, test } from 'vitest';
import { type Fallback, fallbackRules, fallbackWeight } from './fallback-fonts.ts';

const metrics = (size: string) => ({ size, ascent: '94%', descent: '24%', lineGap: '0%' });

const heading: Fallback = {
  family: 'Display',
  kind: 'sans',
  faces: [{ weight: 'bold', metrics: { desktop: metrics('96%'), android: metrics('102%') } }],
};

test('a bold font has a bold one of the system in its place, stretched for each platform', () => {
  expect(fallbackRules([heading]).map((rule) => rule.replace(/;ascent.*/, ''))).toEqual([
    '@font-face{font-family:Display Fallback;src:local(Arial Bold),local(Liberation Sans Bold);font-weight:700;size-adjust:96%',
    '@font-face{font-family:Display Android;src:local(Roboto Bold),local(Roboto Medium);font-weight:700;size-adjust:102%',
  ]);
});

test('a font with two weights has both of the system', () => {
  const { faces } = heading;
  const regular = faces.map((face) => ({ ...face, weight: 'regular' as const }));
  const rules = fallbackRules([{ ...heading, kind: 'serif', faces: [...regular, ...faces] }]);
  expect(rules.map((rule) => /local\(([^)]+)\).*?font-weight:(\d+)/.exec(rule)?.slice(1))).toEqual([
    ['Times New Roman', '400'],
    ['Times New Roman Bold', '700'],
    ['Noto Serif', '400'],
    ['Noto Serif Bold', '700'],
  ]);
});

test.each([
  [300, 'regular'],
  [430, 'regular'],
  [500, 'regular'],
  [560, 'bold'],
  [800, 'bold'],
])('weight %i is shown as %s', (weight, shown) => {
  expect(fallbackWeight(weight)).toBe(shown);
});
