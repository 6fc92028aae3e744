import { expect, test } from 'vitest';
import { SourceText } from './source-text.ts';

const TEXT = 'one\ntwo\r\n\nfour';

test.each([
  [0, 1, 1, 'one'],
  [2, 1, 3, 'one'],
  [3, 1, 4, 'one'],
  [4, 2, 1, 'two'],
  [8, 2, 5, 'two'],
  [9, 3, 1, ''],
  [10, 4, 1, 'four'],
  [14, 4, 5, 'four'],
])('offset %i is line %i, column %i', (offset, line, column, lineText) => {
  expect(new SourceText(TEXT).position(offset)).toEqual({ line, column, lineText });
});

test('an empty text has one line', () => {
  expect(new SourceText('').position(0)).toEqual({ line: 1, column: 1, lineText: '' });
});
