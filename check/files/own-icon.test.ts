import { describe, expect, test } from 'vitest';
import { readOwnIcon } from './own-icon.ts';

const drawing = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  readOwnIcon(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test('a filled drawing takes the colour of the words, whatever its own is', () => {
  for (const paint of ['', 'fill="#E4405F"', 'style="fill:#e4405f"', 'fill="currentColor"']) {
    expect(drawing(`<path ${paint} d="M0 0h24"/>`)).toEqual({
      shapes: [['path', { d: 'M0 0h24', fill: 'currentColor', stroke: 'none' }]],
    });
  }
});

test('a drawing in lines keeps their width and ends', () => {
  const root =
    'viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"';
  expect(drawing('<circle cx="12" cy="12" r="9"/>', root)).toEqual({
    shapes: [
      [
        'circle',
        {
          cx: '12',
          cy: '12',
          r: '9',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: '2',
          strokeLinecap: 'round',
          strokeLinejoin: 'miter',
        },
      ],
    ],
  });
});

test('any size is fitted into the square, and groups are taken apart', () => {
  const shapes = drawing(
    '<title>Sign</title><g transform="rotate(45)"><rect width="4" height="2"/></g>',
    'viewBox="0 0 48 24"',
  );
  expect(shapes).toMatchObject({
    shapes: [['rect', { transform: 'translate(0 6)scale(0.5) rotate(45)' }]],
  });
});

test('what is fitted is written with four digits behind the point at most', () => {
  expect(drawing('<path d="M1 1"/>', 'viewBox="1 -2 3 7"')).toMatchObject({
    shapes: [['path', { transform: 'translate(3.4286 6.8571)scale(3.4286)' }]],
  });
});

test('frames that nobody sees are left out', () => {
  expect(drawing('<path fill="none" d="M0 0h24v24H0z"/><path d="M1 1h2"/>')).toMatchObject({
    shapes: [['path', { d: 'M1 1h2' }]],
  });
});

describe('says what is wrong with', () => {
  test.each([
    ['two colours', '<path fill="#fff" d="M0 0"/><path fill="red" d="M0 0"/>', 'has 2 colors'],
    ['a gradient', '<path fill="url(#a)" d="M0 0"/>', 'has a gradient'],
    ['a script', '<script>alert(1)</script>', 'has a <script>'],
    ['a style sheet', '<style>path{fill:red}</style>', 'has a <style>'],
    ['a text', '<text>Hi</text>', 'has a <text>'],
    ['a mask', '<g mask="url(#a)"><path d="M0 0"/></g>', 'has a mask'],
    ['an odd attribute', '<path d="M0 0&quot;&gt;"/>', 'has an unsupported attribute'],
    ['nothing to see', '<g/>', 'is empty'],
    ['a missing end', '<path d="M0 0">', 'is not well-formed'],
  ])('%s', (_, inside, words) => {
    expect(drawing(inside)).toEqual({ fault: expect.stringContaining(words) });
  });

  test('an unknown size', () => {
    expect(drawing('<path d="M0 0"/>', '')).toEqual({ fault: expect.stringContaining('viewBox') });
  });
});
