import { expect, it } from 'vitest';
import { applySplices, lineAt, lineBreakOf, lineEnd, lineStart, spliceBetween } from './splice.ts';

it('makes edits in any order, and of two at one place the first first', () => {
  const edits = [
    { start: 4, end: 4, text: '1' },
    { start: 0, end: 1, text: 'A' },
    { start: 4, end: 4, text: '2' },
  ];
  expect(applySplices('abcdef', edits)).toBe('Abcd12ef');
  const upwards = [0, 2, 4].map((start) => ({ start, end: start + 1, text: 'xyz' }));
  for (const some of [upwards, upwards.toReversed()])
    expect(applySplices('abcdef', some)).toBe('xyzbxyzdxyzf');
});

it.each([
  ['one two', 'one 2 two', { start: 4, end: 4, text: '2 ' }],
  ['aa', 'aaa', { start: 2, end: 2, text: 'a' }],
  ['aaa', 'aa', { start: 2, end: 3, text: '' }],
  ['', 'a', { start: 0, end: 0, text: 'a' }],
  ['abc', 'xbc', { start: 0, end: 1, text: 'x' }],
  ['a', 'a', { start: 1, end: 1, text: '' }],
])('%j becomes %j by the smallest splice', (before, after, splice) => {
  expect(spliceBetween(before, after)).toEqual(splice);
  expect(applySplices(before, [splice])).toBe(after);
});

it('finds lines and their ends with either line break', () => {
  expect(lineAt('a\nb\nc', 0)).toBe(1);
  expect(lineAt('a\nb\nc', 4)).toBe(3);
  expect(lineAt('\na', 1)).toBe(2);
  expect(lineEnd('ab\r\nc', 1)).toBe(2);
  expect(lineEnd('ab\nc', 1)).toBe(2);
  expect(lineEnd('ab\nc', 3)).toBe(4);
  expect(lineEnd('\na', 0)).toBe(0);
  expect(lineEnd('a\r\n', 2)).toBe(2);
  expect([0, 2, 3, 4].map((offset) => lineStart('ab\nc', offset))).toEqual([0, 0, 3, 3]);
  expect(['a\r\nb\n', 'a\n', ''].map(lineBreakOf)).toEqual(['\r\n', '\n', '\n']);
});
