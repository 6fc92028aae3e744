import { expect, test } from 'vitest';
import { readSource } from '../source.ts';
import { scalarLines } from './scalar-text.ts';

const { style } = readSource('a: 1\n');
/** Nine words of four letters take 44 characters. */
const words = Array.from({ length: 9 }, () => 'word').join(' ');

test('a text that reaches beyond the longest line of a file is folded there', () => {
  const write = (column: number) =>
    scalarLines(words, { style: { ...style, foldAt: 86 }, column, like: undefined });
  expect(write(42)).toEqual([words]);
  // The library leaves a whole text on one line that is a character too long.
  expect(write(44)).toEqual(['>-', 'word word word word word word word word', 'word']);
});

/** A text from column 4 on, in a file that folds none, written like a neighbor. */
const linesOf = (text: string, like: 'block' | 'plain' | 'single' | 'double' = 'plain') =>
  scalarLines(text, { style, column: 4, like: { style: like } });

test('a text in lines of its own, in a file that folds none, is folded at column 80', () => {
  const long = `${words} ${words} words`;
  expect(linesOf(long)).toEqual([long]);
  expect(linesOf('x '.repeat(38).trim(), 'block')).toEqual(['x '.repeat(38).trim()]);
  const until76 = `${'xxx '.repeat(18)}xxxx`;
  expect(linesOf(`${until76} yyy`, 'block')).toEqual(['>-', until76, 'yyy']);
  expect(linesOf(`${until76}x yyy`, 'block')).toEqual([
    '>-',
    'xxx '.repeat(18).trim(),
    'xxxxx yyy',
  ]);
});

test.each([
  ['a space at its end', 'word '.repeat(30)],
  ['two spaces', `word  ${'word '.repeat(30)}end`],
  ['no space', 'x'.repeat(120)],
])('a long text with %s stays on one line', (_, text) => {
  expect(
    scalarLines(text, { style: { ...style, foldAt: 80 }, column: 2, like: undefined }),
  ).toHaveLength(1);
});

test('a text of several lines is written in lines, unless it begins with a space', () => {
  expect(linesOf('one\n\ntwo\n')).toEqual(['|', 'one', '', 'two']);
  expect(linesOf('one\ntwo')).toEqual(['|-', 'one', 'two']);
  expect(linesOf('\n one')).toEqual(['"\\n one"']);
});

test.each(['---', '...', '%'])('a line of a text that is %s indents none of its lines', (line) => {
  expect(linesOf(`One.\n\n${line}\n\nTwo.\n`)).toEqual(['|', 'One.', '', line, '', 'Two.']);
});

test('quotes are those of the neighbour', () => {
  expect([linesOf('word', 'single'), linesOf('word', 'double'), linesOf('word')]).toEqual([
    ["'word'"],
    ['"word"'],
    ['word'],
  ]);
  expect(scalarLines(12, { style, column: 2, like: { style: 'single' } })).toEqual(['12']);
});
