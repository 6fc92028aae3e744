import { expect, test } from 'vitest';
import { countBeforeNextAlike, countBelonging, readContentLines } from './content-lines.ts';

const TEXT = `title: A
# a comment
blocks:

  - type: hero
    text: >-
      words: of a text

      - and more
    lead:  # nothing yet
  -
    type: cards
    cards:
      - - deep
      - "quoted": x
  - type: hero
    : odd`;
const lines = readContentLines(TEXT.split('\n'));

test('a line is a field, an entry or both, with the columns where it starts', () => {
  expect(
    lines.map(({ index, indent, fieldIndent, isEntry, word, isField, opens }) =>
      [index, indent, fieldIndent, word, isEntry && 'entry', isField && 'field', opens && 'opens']
        .filter((part) => part !== false)
        .join(' '),
    ),
  ).toEqual([
    '0 0 0 title field',
    '2 0 0 blocks field opens',
    '4 2 4 type entry field',
    '5 4 4 text field',
    '9 4 4 lead field opens',
    '10 2 4  entry opens',
    '11 4 4 type field',
    '12 4 4 cards field opens',
    '13 6 10 deep entry',
    '14 6 8 "quoted" entry field',
    '15 2 4 type entry field',
    '16 4 4  field opens',
  ]);
});

test('the lines of a block of text end where a line is not as far in as the first', () => {
  const text = ['a: |', '    one', '  two: 2', 'b: >2', '  words', '- |-', '  words', 'c: 1'];
  expect(readContentLines(text).map(({ word }) => word)).toEqual(['a', 'two', 'b', '|-', 'c']);
});

test('a block of text without a line ends with the next field', () => {
  const text = ['a: |', 'b: 1', 'c: 2'];
  expect(readContentLines(text).map(({ word }) => word)).toEqual(['a', 'b', 'c']);
});

test('a line holds those that are further in, and an entry those before the next of its kind', () => {
  expect(lines.map((_, at) => countBelonging(lines, at))).toEqual([
    1, 11, 3, 1, 1, 5, 1, 3, 1, 1, 2, 1,
  ]);
  expect(lines.map((_, at) => countBeforeNextAlike(lines, at))).toEqual([
    1, 1, 8, 1, 1, 1, 4, 1, 1, 1, 1, 1,
  ]);
});
