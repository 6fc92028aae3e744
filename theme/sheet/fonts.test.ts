import { expect, test } from 'vitest';
import { fontProperties, fontRules, type SheetFonts } from './fonts.ts';

const metrics = { size: '103%', ascent: '94%', descent: '24%', lineGap: '0%' };
const face = { family: 'Text', url: '/a.woff2' };
const fonts: SheetFonts = {
  faces: [
    { ...face, weights: [400, 400] },
    { ...face, weights: [400, 700], characters: 'abcxé😀😁' },
    { ...face, weights: [400, 400], characters: 'かな', isSlice: true },
  ],
  fallbacks: [
    {
      family: 'Text',
      kind: 'serif',
      faces: [{ weight: 'regular', metrics: { desktop: metrics, android: metrics } }],
    },
  ],
  display: { families: ['Show'], weight: 700, tracking: -0.02 },
  text: { families: ['Text', 'Text-2'], weight: 400, medium: 500, strong: 650 },
};

test('a font says its weights, when it shows and what it is loaded for', () => {
  const { always } = fontRules({ ...fonts, fallbacks: [] }, 'optional');
  expect(always.split('@').slice(1)).toEqual([
    'font-face{font-family:Text;src:url(/a.woff2);font-weight:400;font-display:optional}',
    'font-face{font-family:Text;src:url(/a.woff2);font-weight:400 700;font-display:optional;unicode-range:U+61-63,U+78,U+E9,U+1F600-1F601}',
  ]);
});

test('slices are apart, and shown when they come', () => {
  expect(fontRules(fonts, 'optional').slices).toEqual([
    {
      characters: 'かな',
      rule: '@font-face{font-family:Text;src:url(/a.woff2);font-weight:400;font-display:swap;unicode-range:U+304B,U+306A}',
    },
  ]);
});

test('each use of a font has its families and what stands in, its weight and how close its letters stand', () => {
  const properties = fontProperties(fonts, 'en');
  expect(properties.map((pair) => pair.join(': '))).toEqual([
    'font-display: Show,Show Fallback,Show Android,system-ui,sans-serif',
    'font-text: Text,Text-2,Text Fallback,Text Android,serif',
    'weight-display: 700',
    'weight-body: 400',
    'weight-medium: 500',
    'weight-strong: 650',
    'track-display: -.02em',
    'track-head: -.014em',
    'track-snug: -.006em',
  ]);
});

test.each([
  ['ja', 'Hiragino Sans,Yu Gothic,', 'Hiragino Mincho ProN,Yu Mincho,'],
  ['zh', 'PingFang SC,', 'Songti SC,'],
  ['zh-TW', 'PingFang TC,', 'Songti TC,'],
  ['ko', 'Apple SD Gothic Neo,', 'AppleMyungjo,'],
  ['fa', 'SF Arabic,', 'Geeza Pro,'],
  ['hi', 'Kohinoor Devanagari,', 'ITF Devanagari,'],
])('in %s a font of the system that knows it comes before any other', (language, sans, serif) => {
  const { 'font-display': display, 'font-text': text } = Object.fromEntries(
    fontProperties(fonts, language),
  );
  expect(display).toContain(`Show,Show Fallback,Show Android,${sans}`);
  expect(display).toMatch(/,system-ui,sans-serif$/);
  expect(text).toContain(`Text-2,Text Fallback,Text Android,${serif}`);
});
