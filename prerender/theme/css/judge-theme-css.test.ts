import { expect, test } from 'vitest';
import { judgeThemeCss } from './judge-theme-css.ts';

const NAMES = { roles: new Set(['accent']), constants: new Set(['--space-4']) };
const judge = (text: string) => judgeThemeCss(text, NAMES);

/** The colors of each rule. */
const colorsOf = (text: string) =>
  judge(text).colors.map(({ words, ground }) => ({ words, ground }));

/** What is refused, each as the words that it points at. */
const refused = (text: string) => judge(text).problems.map(({ at }) => text.slice(...at));

test.each([
  'h2 { letter-spacing: 0.05em; --mine: 1px; --radius-md: 0 }',
  '@media (min-width: 48rem) { #prices h2:hover { color: var(--accent) } }',
  'a[href$=".pdf"]::after { content: "!important .pdf"; } /* .hero { color: red !important } */',
  '@supports (display: grid) { main { & > p { margin: 0.5em 1.5em; @media print { margin: 0 } } } }',
  '@keyframes rise { from { opacity: 0 } } @font-face { font-family: A; src: url(/a.woff2) }',
])('%s can be used', (text) => {
  expect(judge(text)).toMatchObject({ problems: [], text: expect.stringMatching(/./) });
});

test.each([
  ['@import "a.css"; h1 { margin: 0 }', ['@import']],
  ['@layer base { h1 { margin: 0 } }', ['@layer']],
  ['h1 { margin: 0 !important; padding: 0 ! IMPORTANT }', ['!important', '! IMPORTANT']],
  ['h1, main .Hero-lead:not(.b) { margin: 0 }', ['.Hero-lead', '.b']],
  ['main { p { &.lead { margin: 0 } } }', ['.lead']],
  ['@media print {\n  :root { --accent: red; --space-4: 0 }\n}', ['--accent', '--space-4']],
  ['h1 { margin: 0 }\n}', ['}']],
])('of %s it is told what cannot', (text, words) => {
  expect(refused(text)).toEqual(words);
});

test('colors of a rule are those that it says last, and that can be measured', () => {
  const white = { light: '#ffffff', dark: '#ffffff' };
  expect(colorsOf('p { color: #fff; background: var(--accent) }')).toEqual([
    { words: white, ground: { role: 'accent' } },
  ]);
  expect(
    colorsOf(
      'p { color: red; color: light-dark(white, #000000); background: #ffffff80 url(/a.png) }',
    ),
  ).toEqual([
    {
      words: { light: '#ffffff', dark: '#000000' },
      ground: { light: '#ffffff80', dark: '#ffffff80' },
    },
  ]);
  expect(colorsOf('p { background-color: oklch(100% 0 0) }')).toEqual([{ ground: white }]);
  expect(colorsOf('p { color: currentColor; background: none } h1 { margin: 0 }')).toEqual([]);
});

test('files are told with their places', () => {
  const text = 'p { background: url(/a.png) }\nq { --x: url("//b.example/c.png") }';
  expect(judge(text).files.map(({ url, at }) => [url, text.slice(...at)])).toEqual([
    ['/a.png', 'url(/a.png)'],
    ['//b.example/c.png', 'url("//b.example/c.png")'],
  ]);
});
