import { describe, expect, test } from 'vitest';
import { applyOperation } from '../edit-yaml.ts';

/** Text before, what is set, and to which value, text after. */
type Case = [before: string, path: string, value: unknown, after: string];

describe('a value is written in the place of the one before, with the comments of its line', () => {
  test.for<Case>([
    ['{ a, b: x }\n', '/a', 'one', '{ a: one, b: x }\n'],
    ['{ a: , b: x }\n', '/a', 'one', '{ a: one , b: x }\n'],
    ['{ "a":, b: x }\n', '/a', 'one', '{ "a": one, b: x }\n'],
    ['a: [x, {b: 1}]\n', '/a/1', ['y', 'z, w'], "a: [x, ['y', 'z, w']]\n"],
    ['a: |\n  one\n  two\nb: 1\n', '/a', 12, 'a: 12\nb: 1\n'],
    ['a: >- # why\n  one\n  two\nb: 1\n', '/a', { c: 1 }, 'a: # why\n  c: 1\nb: 1\n'],
    ['a: |2\n    one\nb: 1\n', '/a', 'two', 'a: two\nb: 1\n'],
    ['a: |\n  one\nb: 1\n', '/a', ['x', 'y'], "a:\n  - x\n  - 'y'\nb: 1\n"],
    ['a: |\nb: 1\n', '/a', 'two', 'a: two\nb: 1\n'],
    ['a: # why\n  - one\n  - two\nb: 1\n', '/a', { c: 1 }, 'a: # why\n  c: 1\nb: 1\n'],
    ['a: # why\n  - one\nb: 1\n', '/a', 'text', 'a: text # why\nb: 1\n'],
    ['a:\n  - one # first\nb: 1\n', '/a', [], 'a: []\nb: 1\n'],
    ['- a: 1\n  b: 2\n- x\n', '/0', 'text', '- text\n- x\n'],
    ['- a: 1\n  b: 2\n- x\n', '/0', { c: 1, d: 2 }, '- c: 1\n  d: 2\n- x\n'],
    [
      '-   a: 1\n    b: 2\n-   x\n',
      '/1',
      { c: 1, d: 2 },
      '-   a: 1\n    b: 2\n-   c: 1\n    d: 2\n',
    ],
    ['a:\n  one\n  two\nb: 1\n', '/a', 'three four five six', 'a:\n  three four five six\nb: 1\n'],
    ['a:\n  one\nb: 1\n', '/a', 12, 'a:\n  12\nb: 1\n'],
    ['a:\n  one\nb: 1\n', '/a', ['x'], 'a:\n  - x\nb: 1\n'],
    ['a: one # why\nb: 1\n', '/a', ['x', 'y'], "a: # why\n  - x\n  - 'y'\nb: 1\n"],
    ['a: one # why\nb: 1\n', '/a', 'x\ny\n', 'a: | # why\n  x\n  y\nb: 1\n'],
    ['a: # why\nb: 1\n', '/a', ['x'], 'a: # why\n  - x\nb: 1\n'],
    ['a: # why\nb: 1\n', '/a', 'x', 'a: x # why\nb: 1\n'],
    ['a:\n  -\n    x\n  - y\n', '/a/0', { c: 1, d: 2 }, 'a:\n  - c: 1\n    d: 2\n  - y\n'],
    ['a: 1\n', '', 'text', 'text\n'],
    ['a: 1\n', '', ['x', 'y'], "- x\n- 'y'\n"],
    ['a: 1\r\nb: 2\r\n', '', { c: { d: 1 } }, 'c:\r\n  d: 1\r\n'],
    ['# only a comment\n', '', { a: 1 }, '# only a comment\na: 1'],
    [
      'a: >-\n  one\n  two\nb: 1\n',
      '/a',
      'other words, all of them new\nand a second line',
      'a: |-\n  other words, all of them new\n  and a second line\nb: 1\n',
    ],
    [
      'a: |-\n  one\n  two\nb: 1\n',
      '/a',
      'other words, all of them new and no second line',
      'a: |-\n  other words, all of them new and no second line\nb: 1\n',
    ],
    [
      'a: >-\n  one\n  two\nb: 1\n',
      '/a',
      'these are more than eighty characters of a text that is written anew in several lines of the file, as it was',
      'a: >-\n  these are more than eighty characters of a text that is written anew in\n  several lines of the file, as it was\nb: 1\n',
    ],
    [
      'a:\n    - x: 1\n      y: 2\nb: 1\n',
      '/b',
      { c: 1 },
      'a:\n    - x: 1\n      y: 2\nb:\n    c: 1\n',
    ],
    [
      'a:\n- x: 1\nb:\n    c: 1\n',
      '/d',
      { e: { f: 1 } },
      'a:\n- x: 1\nb:\n    c: 1\nd:\n    e:\n        f: 1\n',
    ],
    ['a:\n- x: 1\nb: 2\n', '/d', ['p', 'q'], 'a:\n- x: 1\nb: 2\nd:\n- p\n- q\n'],
    ['a: x\n', '/b', { c: { d: 1 }, e: ['f'] }, 'a: x\nb:\n  c:\n    d: 1\n  e:\n    - f\n'],
    ['{}\n', '/b', 1, 'b: 1\n'],
  ])('%j', ([before, path, value, after]) => {
    expect(applyOperation(before, { op: 'set', path, value })).toBe(after);
  });
});
