import { expect, it } from 'vitest';
import { parseInlineMarkup } from './inline-markup.ts';

it('takes strong words and links apart', () => {
  expect(parseInlineMarkup('See **all of** [our team](/team#ada) first.')).toEqual([
    'See ',
    { strong: 'all of' },
    ' ',
    { text: 'our team', href: '/team#ada' },
    ' first.',
  ]);
});

it.each(['', 'plain', '2 * 3 ** 2', '[sic] (once)', '[a](b c)', '** a', 'a [b](c'])(
  'leaves %j as it is',
  (text) => {
    expect(parseInlineMarkup(text)).toEqual(text === '' ? [] : [text]);
  },
);

it('does not slow down on long broken markup', () => {
  const start = performance.now();
  for (const piece of ['**', '[', '](', '[a](', '**a', '*'])
    parseInlineMarkup(piece.repeat(60_000));
  expect(performance.now() - start).toBeLessThan(10_000);
});
