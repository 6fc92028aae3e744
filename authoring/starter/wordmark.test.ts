import { expect, test } from 'vitest';
import { drawWordmark } from './wordmark.ts';

const MARK = '<svg viewBox="0 0 40 40"><path d="M0 0h9"/></svg>\n';
const words = (text: string, length: number) =>
  `<text x="52" y="27.5" textLength="${length}" lengthAdjust="spacingAndGlyphs" font-family="Display, Text, system-ui, sans-serif" font-size="21" font-weight="650" fill="currentColor">${text}</text>`;

test('the name stands beside the mark, and the drawing is as wide as both', () => {
  // 0.67 + 4 * 0.56 of 21 pixels.
  expect(drawWordmark('Adobe', MARK)).toEqual({
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 116 40"><g id="art"><path d="M0 0h9"/>${words('Adobe', 62)}</g></svg>\n`,
    width: 116,
  });
});

test.each([
  ['lilli', 30],
  ['fr t', 31],
  ['mw@', 55],
  ['ABCÄ', 57],
  ['a & <b>', 81],
])('the width of %s is that of its letters', (name, length) => {
  const { drawing, width } = drawWordmark(name, MARK);
  expect(width).toBe(length + 54);
  expect(drawing).toContain(words(name.replace('&', '&amp;').replace('<', '&lt;'), length));
});
