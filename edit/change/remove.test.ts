import { describe, expect, test } from 'vitest';
import { applyOperation } from '../edit-yaml.ts';

/** Text before, what is removed, text after. */
type Case = [before: string, path: string, after: string];

describe('an entry goes with what divides it from its neighbours', () => {
  test.for<Case>([
    ['a: 1\n\nb: 2\nc: 3\n', '/b', 'a: 1\n\nc: 3\n'],
    ['a: 1\nb: 2\n\nc: 3\n', '/b', 'a: 1\n\nc: 3\n'],
    ['a: 1\n# alone\n\nb: 2\nc: 3\n', '/b', 'a: 1\n# alone\n\nc: 3\n'],
    ['a: 1\n\n# alone\n\nb: 2\n\n# too\n\nc: 3\n', '/b', 'a: 1\n\n# alone\n\n\n# too\n\nc: 3\n'],
    ['a: 1\n\nb: 2\n\n\nc: 3\n', '/b', 'a: 1\n\n\nc: 3\n'],
    [
      'a: 1\r\n\r\n# x\r\n\r\nb: 2\r\n\r\n# y\r\n\r\nc: 3\r\n',
      '/b',
      'a: 1\r\n\r\n# x\r\n\r\n\r\n# y\r\n\r\nc: 3\r\n',
    ],
    ['a: [x, y, z]\n', '/a/1', 'a: [x, z]\n'],
    ['a: [x, y]\n', '/a/1', 'a: [x]\n'],
    ['a: [x]\n', '/a/0', 'a: []\n'],
    ['a: [\n  x, # one\n  y # two\n]\n', '/a/1', 'a: [\n  x # one # two\n]\n'],
    ['a: [\r\n  x, # one\r\n  y # two\r\n]\r\n', '/a/1', 'a: [\r\n  x # one # two\r\n]\r\n'],
    ['a: [\n  x, # one\n  y # two\n]\n', '/a/0', 'a: [\n  y # two\n]\n'],
    ['- x\n- y\n', '/1', '- x\n'],
    ['- x\n- y\n', '/0', '- y\n'],
    ['x:\n  - a: 1\n\n  - a: 2\n\n  - a: 3\n', '/x/1', 'x:\n  - a: 1\n\n  - a: 3\n'],
  ])('%j', ([before, path, after]) => {
    expect(applyOperation(before, { op: 'remove', path })).toBe(after);
  });
});
