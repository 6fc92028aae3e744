import { expect, test } from 'vitest';
import { readSource } from '../source.ts';

/** How a file is written, without its fields. */
function styleOf(text: string) {
  const { fields: _, ...style } = readSource(text).style;
  return style;
}

const usual = { lineBreak: '\n', step: 2, listStep: 2, quote: 'single', foldAt: undefined };

test.for<[text: string, style: Partial<ReturnType<typeof styleOf>>]>([
  ['', {}],
  ['a: 1\n', {}],
  ['a: 1\r\n', { lineBreak: '\r\n' }],
  ['a:\n    b: 1\n', { step: 4, listStep: 4 }],
  ['a:\n   - b\n', { step: 3, listStep: 3 }],
  ['a:\n- b\n', { listStep: 0 }],
  ['a:\n- b\nc:\n   d: 1\n', { step: 3, listStep: 0 }],
  // The first of each says it.
  ['a:\n    b: 1\nc:\n   d:\n      - e\nf:\n - g\n', { step: 4, listStep: 3 }],
  // What is in brackets or in an entry without a name is indented by nothing.
  ['a: {\n b: [\n c ] }\n', {}],
  ['-    - a\n-    b: 1\n', {}],
  [`a: 'x'\nb: "y"\n`, {}],
  [`a: "x"\n`, { quote: 'double' }],
  [`a: "x"\nb: 'y'\nc: 'z'\n`, {}],
  ['a: >-\n  short\n', { foldAt: 80 }],
  [`a: >-\n  ${'x'.repeat(90)}  \n  y\nb: >\n  z\n`, { foldAt: 92 }],
  [`a: |\n  ${'x'.repeat(90)}\n`, {}],
])('%j shows how its author writes', ([text, style]) => {
  expect(styleOf(text)).toEqual({ ...usual, ...style });
});

test('the first field of each name shows how others of that name are written', () => {
  const { text, style } = readSource('a: [x]\nb:\n  a: y\n');
  const shown = [...style.fields].map(([name, { start, end }]) => [name, text.slice(start, end)]);
  expect(shown).toEqual([
    ['a', 'a: [x]'],
    ['b', 'b:\n  a: y'],
  ]);
});
