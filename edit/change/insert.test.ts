import { describe, expect, test } from 'vitest';
import { applyOperation } from '../edit-yaml.ts';

/** Text before, where what is inserted, text after. */
type Case = [before: string, path: string, value: unknown, after: string];

describe('a new entry is divided from its neighbours as they are', () => {
  test.for<Case>([
    ['a:\n  - x\n\n  - y\n', '/a/1', 'z', 'a:\n  - x\n\n  - z\n\n  - y\n'],
    ['a:\n  - x\n\n  - y\n', '/a/2', 'z', 'a:\n  - x\n\n  - y\n\n  - z\n'],
    ['a:\n  - x\n\n  - y\n', '/a/0', 'z', 'a:\n  - z\n\n  - x\n\n  - y\n'],
    ['a: [x, y]\n', '/a/1', 'z', 'a: [x, z, y]\n'],
    ['a: [x, y]\n', '/a/2', 'z', 'a: [x, y, z]\n'],
    ['a: [\n  x,\n  y,\n]\n', '/a/2', 'z', 'a: [\n  x,\n  y,\n  z,\n]\n'],
    ['a: [\n  x,\n  y\n]\n', '/a/2', 'z', 'a: [\n  x,\n  y,\n  z\n]\n'],
    ['a: [\n  x,\n  y ]\n', '/a/2', 'z', 'a: [\n  x,\n  y, z ]\n'],
    ['a: [\n  x,\n  y,\n]\n', '/a/1', 'z', 'a: [\n  x,\n  z,\n  y,\n]\n'],
    ['a: [\r\n  x,\r\n  y\r\n]\r\n', '/a/2', 'z', 'a: [\r\n  x,\r\n  y,\r\n  z\r\n]\r\n'],
    ['a: []\n', '/a/0', 'x', 'a: [x]\n'],
    ['a:\n  b: []\n', '/a/b/0', { c: [1] }, 'a:\n  b:\n    - c:\n        - 1\n'],
    ['a:\n  b:\n    c: []\n', '/a/b/c/0', 1, 'a:\n  b:\n    c: [1]\n'],
    ['a:\n  # one\n  - x\n', '/a/0', 'z', 'a:\n  - z\n  # one\n  - x\n'],
    ['# file\n- x\n', '/0', 'z', '# file\n- z\n- x\n'],
    ['[]\n', '/0', 1, '- 1\n'],
    [
      'a:\n  - t: "x"\n    d: 1\n  - t: y\n',
      '/a/0',
      { t: 'new', d: 2 },
      'a:\n  - t: "new"\n    d: 2\n  - t: "x"\n    d: 1\n  - t: y\n',
    ],
    [
      'a:\n  - t: "x"\n    d: 1\n  - t: y\n',
      '/a/2',
      { t: 'new', d: 2 },
      'a:\n  - t: "x"\n    d: 1\n  - t: y\n  - t: new\n    d: 2\n',
    ],
    [
      'a:\n  - {t: x, d: 1}\n  - t: y\n',
      '/a/1',
      { t: 'new', d: 2 },
      'a:\n  - {t: x, d: 1}\n  - { t: new, d: 2 }\n  - t: y\n',
    ],
  ])('%j', ([before, path, value, after]) => {
    expect(applyOperation(before, { op: 'insert', path, value })).toBe(after);
  });
});
