import { expect, it } from 'vitest';
import { applySplices, lineAt, lineEnd } from './splice.ts';

it('makes edits in any order, and of two at one place the first first', () => {
  const edits = [
    { start: 4, end: 4, text: '1' },
    { start: 0, end: 1, text: 'A' },
    { start: 4, end: 4, text: '2' },
  ];
  expect(applySplices('abcdef', edits)).toBe('Abcd12ef');
});

it('finds lines and their ends with either line break', () => {
  expect(lineAt('a\nb\nc', 0)).toBe(1);
  expect(lineAt('a\nb\nc', 4)).toBe(3);
  expect(lineEnd('ab\r\nc', 1)).toBe(2);
  expect(lineEnd('ab\nc', 1)).toBe(2);
  expect(lineEnd('ab\nc', 3)).toBe(4);
});
