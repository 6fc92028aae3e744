import { expect, test } from 'vitest';
import { fontProperties, fontRules } from './fonts.ts';

const metrics = { size: '103%', ascent: '94%', descent: '24%', lineGap: '0%' };
const face = { family: 'Text', url: '/a.woff2' };

test('a font says its weights, when it shows and what it is loaded for', () => {
  const rules = fontRules(
    {
      faces: [
        { ...face, weights: [400, 400] },
        { ...face, weights: [400, 700], characters: 'abcxé😀😁' },
      ],
      fallbacks: [],
      display: { family: 'Text', weight: 700, tracking: 0 },
      text: { family: 'Text', weight: 400, medium: 500, strong: 700 },
    },
    'swap',
  );
  expect(rules.split('@').slice(1)).toEqual([
    'font-face{font-family:Text;src:url(/a.woff2);font-weight:400;font-display:swap}',
    'font-face{font-family:Text;src:url(/a.woff2);font-weight:400 700;font-display:swap;unicode-range:U+61-63,U+78,U+E9,U+1F600-1F601}',
  ]);
});

test('each use of a font has its family and what stands in, its weight and how close its letters stand', () => {
  const properties = fontProperties({
    faces: [],
    fallbacks: [{ family: 'Text', kind: 'serif', metrics }],
    display: { family: 'Show', weight: 700, tracking: -0.02 },
    text: { family: 'Text', weight: 400, medium: 500, strong: 650 },
  });
  expect(properties.map((pair) => pair.join(': '))).toEqual([
    'font-display: Show,Show Fallback,system-ui,sans-serif',
    'font-text: Text,Text Fallback,serif',
    'weight-display: 700',
    'weight-body: 400',
    'weight-medium: 500',
    'weight-strong: 650',
    'track-display: -.02em',
    'track-head: -.014em',
    'track-snug: -.006em',
  ]);
});
