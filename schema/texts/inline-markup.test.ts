import { expect, it } from 'vitest';
import { parseInlineMarkup } from './inline-markup.ts';
import { hrefsIn, plainText } from './phrases.ts';

const marked = 'See **all of** [our team](/team#ada), *then* the _rest_ in `a_b`.\\\nBye\n now\n';

it('takes strong and stressed words, code, links and line breaks apart', () => {
  expect(parseInlineMarkup(marked)).toEqual([
    'See ',
    { mark: 'strong', phrases: ['all of'] },
    ' ',
    { href: '/team#ada', phrases: ['our team'] },
    ', ',
    { mark: 'em', phrases: ['then'] },
    ' the ',
    { mark: 'em', phrases: ['rest'] },
    ' in ',
    { mark: 'code', phrases: ['a_b'] },
    '.',
    { mark: 'br' },
    'Bye',
    { mark: 'br' },
    'now',
  ]);
});

it('puts no empty words before, between or behind marks', () => {
  expect(parseInlineMarkup('`a`**b**')).toEqual([
    { mark: 'code', phrases: ['a'] },
    { mark: 'strong', phrases: ['b'] },
  ]);
});

it('gives the words without marks, and where the links lead', () => {
  expect(plainText(marked)).toBe('See all of our team, then the rest in a_b. Bye now');
  expect(hrefsIn(parseInlineMarkup(marked))).toEqual(['/team#ada']);
});

it.each([
  '',
  'plain',
  '2 * 3 ** 2',
  '[sic] (once)',
  '5 * 3 * 2',
  '5*3*2',
  'snake_case_name',
  '[a](b c)',
  '** a',
  'a [b](c',
])('leaves %j as it is', (text) => {
  expect(parseInlineMarkup(text)).toEqual(text === '' ? [] : [text]);
});

it('does not slow down on long broken markup', () => {
  const start = performance.now();
  for (const piece of ['**', '[', '](', '[a](', '**a', '*', ' *a', ' _a', '`', '\\\n', ' '])
    parseInlineMarkup(piece.repeat(60_000));
  expect(performance.now() - start).toBeLessThan(10_000);
});
