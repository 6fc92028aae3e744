import { expect, test } from 'vitest';
import type { DataPath } from '../../schema/pointer.ts';
import { compose } from './compose.ts';
import { locateInNodes, locateInText } from './locate.ts';

const TEXT = 'a: { b: one, c: [x, { d: 1 }] }\n7: seven\ne:\n  -\n  - f:\ng: # why\n';
const { contents } = compose(TEXT);

const written = (path: DataPath, part: 'key' | 'value' = 'value') =>
  TEXT.slice(...locateInNodes(contents, path, part));

test('a field is found by its name, an entry by its number, between brackets as below dashes', () => {
  expect(written(['a', 'b'])).toBe('one');
  expect(written(['a', 'b'], 'key')).toBe('b');
  expect(written(['a', 'c', 0])).toBe('x');
  expect(written(['a', 'c', 0], 'key')).toBe('x');
  expect(written(['a', 'c', 1, 'd'], 'key')).toBe('d');
  expect(written(['a', 'c', 1, 'd'])).toBe('1');
});

test('a group between brackets is pointed at as a whole, and one below its name by its first', () => {
  expect(written(['a'])).toBe('{ b: one, c: [x, { d: 1 }] }');
  expect(written(['a', 'c'], 'key')).toBe('c');
  expect(written(['a', 'c'])).toBe('[x, { d: 1 }]');
  expect(written([])).toBe('a');
  expect(written(['e', 1])).toBe('f');
});

test('what is not there is pointed at by what should hold it', () => {
  expect(written(['a', 'z'])).toBe('{ b: one, c: [x, { d: 1 }] }');
  expect(written(['a', 0])).toBe('{ b: one, c: [x, { d: 1 }] }');
  expect(written(['a', 'b', 'z'])).toBe('one');
  expect(written(['a', 'b', 0])).toBe('one');
  expect(written(['a', 'c', 'z'])).toBe('[x, { d: 1 }]');
  expect(written(['a', 'c', 5])).toBe('[x, { d: 1 }]');
  // A name that is a number is not part of a path.
  expect(written(['7'])).toBe('a');
  expect(written(['e', 1, 'f', 'z'])).toBe('f');
});

test('an empty value is pointed at by its name, an empty entry by its dash', () => {
  expect(written(['e', 1, 'f'])).toBe('f');
  expect(written(['e', 0])).toBe('-');
  expect(written(['g'])).toBe('g');
  expect(written(['e'])).toBe('e');
});

test('in an empty text it is the first character', () => {
  for (const path of [[], ['a']])
    expect(locateInNodes(compose('').contents, path, 'value')).toEqual([0, 1]);
});

test('of many texts each keeps its own places, whenever they are asked for', () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${'a'.repeat(index + 1)}: ${index}\n`);
  const locate = texts.map((text) => locateInText(text));
  for (const turn of [1, 2])
    for (const [index, text] of texts.entries()) {
      const name = 'a'.repeat(index + 1);
      const range = locate[index]?.([name], 'value') ?? [0, 0];
      expect(text.slice(...range), `turn ${turn}`).toBe(String(index));
    }
});
