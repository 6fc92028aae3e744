import { expect, test } from 'vitest';
import { judgeSheet } from './judge-sheet.ts';

/** The messages about a sheet, each with the words that it points at. */
function judge(text: string, file = 'blocks/map/style.module.css') {
  return judgeSheet(text, { file }).map(({ at, message }) => [
    typeof at === 'object' ? text.slice(at[0], at[1]) : at,
    message,
  ]);
}

const same = (color: string) => [
  color,
  `\`${color}\` is the same in every theme and in dark mode.`,
];

test('colours of its own are told, wherever they stand', () => {
  const text = [
    '/* #fff, rgb(0 0 0) */',
    '.red { color: #abc; background: RGB(0 0 0 / 50%); }',
    '.black { border: 1px solid gray; fill: var(--accent); color: currentColor; }',
    '.a { --x: oklch(50% 0 0); color: #12345678; }',
  ].join('\n');
  expect(judge(text)).toEqual(['#abc', 'RGB(', 'gray', 'oklch(', '#12345678'].map(same));
});

test.each([
  ['.a { color }\n.b { }', 11],
  ['.a { }\n.b { color }\n.c { }', 18],
  ['.a { }\n}', 7],
  ['.a { color', 9],
])('what the compiler cannot read in %j is told at %i', (text, at) => {
  expect(judgeSheet(text, { file: 'style.module.css' })).toMatchObject([
    {
      at: [at, at + 1],
      message: expect.stringMatching(/^The compiler cannot read this: .+\.$/),
    },
  ]);
});

test('a sheet that is no module is told', () => {
  expect(judge('.a { color: #abc }', 'blocks/map/style.css')).toEqual([
    ['.', 'The classes of this sheet would apply to every page.'],
  ]);
});
