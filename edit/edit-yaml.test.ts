import { describe, expect, it, test } from 'vitest';
import { applyOperation, applyOperations, EditError } from './edit-yaml.ts';
import { nameOfCharacter } from '../check/diagnostics/characters.ts';
import type { Operation } from '../schema/generated/data.d.ts';

const set = (path: string, value: unknown): Operation => ({ op: 'set', path, value });
const remove = (path: string): Operation => ({ op: 'remove', path });

/** Text before, operation, text after. */
type Case = [before: string, operation: Operation, after: string];

describe('sets a text in the way it is written', () => {
  test.for<Case>([
    ['a: one two # note\n', set('/a', 'one three'), 'a: one three # note\n'],
    ["a: 'it''s'\n", set('/a', "it's mine"), "a: 'it''s mine'\n"],
    ['a: "x \\u00e9 y"\n', set('/a', 'x é "z"'), 'a: "x \\u00e9 \\"z\\""\n'],
    [
      'a: >-\n  one two\n  three four\nb: 1\n',
      set('/a', 'one two 3 four'),
      'a: >-\n  one two\n  3 four\nb: 1\n',
    ],
    ['a: |\n  one\n  two\n', set('/a', 'one\n2\n'), 'a: |\n  one\n  2\n'],
    ['a: one\n  two\nb: 1\n', set('/a', 'one 2'), 'a: one\n  2\nb: 1\n'],
    ['a:   one   # note\r\nb: x\r\n', set('/a', 'two'), 'a:   two   # note\r\nb: x\r\n'],
    ['{ a: one, b: [x,   y] }\n', set('/b/1', 'z'), '{ a: one, b: [x,   z] }\n'],
    [
      'a: We have {facts.years} years\n',
      set('/a', 'We had {facts.years} years'),
      'a: We had {facts.years} years\n',
    ],
    ['\uFEFFa: one\n', set('/a', 'two'), '\uFEFFa: two\n'],
    // In lines of its own its first space would count as indent.
    ['a:\n  - b: 1\n', set('/a', ' one\ntwo'), 'a: " one\\ntwo"\n'],
    // The space at the end of the last line is part of the text.
    ['a:\n  b: >-\n    one \n', set('/a/c', {}), 'a:\n  b: >-\n    one \n  c: {}\n'],
    ['a: one', set('/a', 'two'), 'a: two'],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

const SPACES = 'a: x   \nlist:  \n  - b \n  - c: 1  \nend: z';

describe('leaves the spaces at the end of other lines where they are', () => {
  test.for<Case>([
    [SPACES, remove('/list'), 'a: x   \nend: z'],
    [SPACES, remove('/list/1'), 'a: x   \nlist:  \n  - b \nend: z'],
    [SPACES, remove('/end'), 'a: x   \nlist:  \n  - b \n  - c: 1  '],
    [
      SPACES,
      { op: 'insert', path: '/list/2', value: 'd' },
      'a: x   \nlist:  \n  - b \n  - c: 1  \n  - d\nend: z',
    ],
    [SPACES, set('/list/1/e', 2), 'a: x   \nlist:  \n  - b \n  - c: 1  \n    e: 2\nend: z'],
    ['a: x \r\nb: y  \r\nc: z\r\n', remove('/b'), 'a: x \r\nc: z\r\n'],
    ['a: x \nb:\n  - y  # two\n  - z  \n', remove('/b/1'), 'a: x \nb:\n  - y  # two\n'],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

describe('puts quotes around a text that would be something else without', () => {
  test.for<Case>([
    ['a: one\n', set('/a', 'yes'), "a: 'yes'\n"],
    ['a: one\n', set('/a', '12'), "a: '12'\n"],
    ['a: one\n', set('/a', '2024-05-01'), "a: '2024-05-01'\n"],
    ['a: 2024-05-01\n', set('/a', '2024-05-02'), 'a: 2024-05-02\n'],
    ['a: one\n', set('/a', 'one: two'), "a: 'one: two'\n"],
    ['a: one\n', set('/a', 'one # two'), "a: 'one # two'\n"],
    ['a: "x"\nb: one\n', set('/b', 'one: two'), 'a: "x"\nb: "one: two"\n'],
    ['a: [one]\n', set('/a/0', 'one, two'), "a: ['one, two']\n"],
    ['a: one\n', set('/a', 12), 'a: 12\n'],
    ["a: '12'\n", set('/a', 12), 'a: 12\n'],
    ['a: 12\n', set('/a', '12'), "a: '12'\n"],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

describe('writes a field or entry like its neighbours', () => {
  const cards =
    'cards:\n    - title: A\n      tags: [x, y]\n      text: >-\n          Words that\n          go on.\n';
  const links = 'links:\n- { name: A }\n\n- { name: B }\n';
  test.for<Case>([
    [
      cards,
      { op: 'insert', path: '/cards/1', value: { title: 'B', tags: ['z'], text: 'More words.' } },
      `${cards}    - title: B\n      tags: [z]\n      text: More words.\n`,
    ],
    [
      links,
      { op: 'insert', path: '/links/1', value: { name: 'C' } },
      'links:\n- { name: A }\n\n- { name: C }\n\n- { name: B }\n',
    ],
    [links, { op: 'insert', path: '/links/-', value: { name: 'C' } }, `${links}\n- { name: C }\n`],
    [
      'a: 1\r\nb: 2\r\n',
      { op: 'set', path: '/c', value: ['x'], before: 'b' },
      'a: 1\r\nc:\r\n  - x\r\nb: 2\r\n',
    ],
    [
      'a: []\nb: 1\n',
      { op: 'insert', path: '/a/0', value: { c: 1, d: 2 } },
      'a:\n  - c: 1\n    d: 2\nb: 1\n',
    ],
    [
      'a: [\n  x, # one\n  y # two\n]\n',
      { op: 'insert', path: '/a/2', value: 'z' },
      'a: [\n  x, # one\n  y, # two\n  z\n]\n',
    ],
    [
      'a: {\n  b: [\r\n    x # one ]\r\n  ], # two\n  # three\n\n}\nc: |\n  d\n  ]\n',
      { op: 'insert', path: '/a/b/1', value: 'z' },
      'a: {\n  b: [\r\n    x, # one ]\r\n    z\r\n  ], # two\n  # three\n\n}\nc: |\n  d\n  ]\n',
    ],
    ['- a: 1\n', set('/0/b', { c: 2 }), '- a: 1\n  b:\n    c: 2\n'],
    ['a: # of what\nb: 1\n', set('/a', 'x'), 'a: x # of what\nb: 1\n'],
    ['a: x # note\nb: 1\n', set('/a', { c: 1 }), 'a: # note\n  c: 1\nb: 1\n'],
    // Whether 80 columns have room for a text and the indent of its lines.
    [
      'a: >-\n  one\nb: 1\n',
      set('/c', { d: { e: `${'x'.repeat(71)} word` } }),
      `a: >-\n  one\nb: 1\nc:\n  d:\n    e: >-\n      ${'x'.repeat(71)}\n      word\n`,
    ],
    [
      'a: >-\n  one\nb: 1\n',
      set('/c', { d: { e: `${'x'.repeat(69)} word` } }),
      `a: >-\n  one\nb: 1\nc:\n  d:\n    e: ${'x'.repeat(69)} word\n`,
    ],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

describe('renames a field where it is', () => {
  test.for<Case>([
    ['a: 1 # x\n"b": 2\n', { op: 'rename', path: '/b', name: 'c' }, 'a: 1 # x\nc: 2\n'],
    [
      'x: { a: 1,  b: 2 }\n',
      { op: 'rename', path: '/x/a', name: 'yes' },
      "x: { 'yes': 1,  b: 2 }\n",
    ],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

it('writes comments above the fields of a new entry that takes several lines', () => {
  const operation: Operation = {
    op: 'insert',
    path: '/a/1',
    value: { b: 2, c: { d: 3 } },
    comments: { b: 'About b', c: 'About c', d: 'Not this one' },
  };
  expect(applyOperation('a:\n  - b: 1\n', operation)).toBe(
    'a:\n  - b: 1\n  # About b\n  - b: 2\n    # About c\n    c:\n      d: 3\n',
  );
  expect(applyOperation('a: [{ b: 1 }]\n', operation)).toBe(
    'a: [{ b: 1 }, { b: 2, c: { d: 3 } }]\n',
  );
});

it('writes a comment above a new field, and divides a part of the file', () => {
  const operation: Operation = { op: 'set', path: '/b', value: 2, comment: 'About b' };
  expect(applyOperation('a: 1\n', operation)).toBe('a: 1\n\n# About b\nb: 2\n');
  expect(applyOperation('x:\n  a: 1\n', { ...operation, path: '/x/b' })).toBe(
    'x:\n  a: 1\n  # About b\n  b: 2\n',
  );
});

describe('lets comments travel and go with their entry', () => {
  const list =
    'list:\n  # About A\n  - a # beside\n    # deeper\n\n  # About B\n  # and more\n  - b\n  - c\nend: 1\n';
  test.for<Case>([
    [
      list,
      { op: 'move', path: '/list/0', to: 2 },
      'list:\n  # About B\n  # and more\n  - b\n\n  - c\n  # About A\n  - a # beside\n    # deeper\nend: 1\n',
    ],
    [
      list,
      remove('/list/1'),
      'list:\n  # About A\n  - a # beside\n    # deeper\n\n  - c\nend: 1\n',
    ],
    [list, remove('/list/0'), 'list:\n  # About B\n  # and more\n  - b\n  - c\nend: 1\n'],
    [list, { op: 'duplicate', path: '/list/2' }, list.replace('  - c\n', '  - c\n  - c\n')],
    // As it is written, with quotes, spaces and comments.
    [
      'list:\n  - a: "x"   # why\n    b: [1,   2]\n  - a: y\n',
      { op: 'duplicate', path: '/list/0' },
      `list:\n${'  - a: "x"   # why\n    b: [1,   2]\n'.repeat(2)}  - a: y\n`,
    ],
    ['# About the file\na: 1\nb: 2\n', remove('/a'), '# About the file\nb: 2\n'],
    ['a:\n  # the only\n  - x\nb: 1\n', remove('/a/0'), 'a: []\nb: 1\n'],
    ['- a: 1 # x\n  # About b\n  b: 2\n', remove('/0/a'), '- # About b\n  b: 2\n'],
    ['- a: 1\n  b: 2\n', remove('/0/b'), '- a: 1\n'],
    ['a: [x, y, z]\n', remove('/a/2'), 'a: [x, y]\n'],
    ['a: [x, y, z]\n', { op: 'move', path: '/a/2', to: 0 }, 'a: [z, x, y]\n'],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

it('changes only what differs in a list or fields that are set as a whole', () => {
  const before =
    '# top\nblocks:\n  # first\n  - { type: a,   n: 1 }\n\n  - type: b # kept\n    text: old\n';
  const blocks = [{ type: 'a', n: 1 }, { type: 'b', text: 'new' }, { type: 'c' }];
  expect(applyOperation(before, set('', { blocks }))).toBe(
    '# top\nblocks:\n  # first\n  - { type: a,   n: 1 }\n\n  - type: b # kept\n    text: new\n\n  - type: c\n',
  );
});

it('writes a value of a whole file anew where its words alone would say something else', () => {
  expect(applyOperation('a: |\n  one\nb: 0\n', set('', { a: ' one\n', b: 1 }))).toBe(
    'a: " one\\n"\nb: 1\n',
  );
});

it('makes several changes, one after the other', () => {
  expect(applyOperations('a: [x]\n', [set('/a/0', 'z'), set('/b', 1)])).toBe('a: [z]\nb: 1\n');
});

it('makes more changes than calls fit on the stack', () => {
  const counted = Array.from({ length: 10_000 }, (_, n) => set('/a', n));
  expect(applyOperations('a: x\n', counted)).toBe('a: 9999\n');
});

test.for<[string, Operation, string]>([
  ['a: 1\n', set('/b/c', 1), 'There is nothing at /b/c; the file has no `b`.'],
  ['a: 1\n', remove('/b'), 'There is nothing at /b; the file has no `b`.'],
  ['a: [x]\n', { op: 'move', path: '/a/0', to: 1 }, '/a/0 cannot move to 1; indexes count from 0.'],
  [
    'a: [x]\n',
    { op: 'insert', path: '/a/2', value: 1 },
    'There is nothing at /a/2; the list has 1 entries.',
  ],
  [
    'a: 1\n',
    { op: 'duplicate', path: '/a' },
    '/a is a field. Only an entry of a list can be duplicated.',
  ],
  [
    'a: 1\nb: 2\n',
    { op: 'rename', path: '/a', name: 'b' },
    'There is already a field `b` next to /a.',
  ],
  ['a: 1\n', set('a', 1), '`a` is not a JSON Pointer. Write one such as /blocks/0/heading.'],
  [
    'a: 1\n',
    { op: 'set', path: '/b', value: 1, before: 'c' },
    'There is no field `c` to put `b` before.',
  ],
  ...['\u200b', '\u2028', '\u202e', '\u2060', '\u2066', '\ufeff', '\u0007', '\ud83d'].map(
    (sign): [string, Operation, string] => [
      'a: 1\n',
      set('/a', `x${sign}y`),
      `The text for /a: it contains an invisible character: ${nameOfCharacter(sign)}.`,
    ],
  ),
  ['a: &x 1\n', set('/a', 1), 'is an anchor'],
])('refuses %j with %j', ([text, operation, reason]) => {
  expect(() => applyOperation(text, operation)).toThrow(EditError);
  expect(() => applyOperation(text, operation)).toThrow(reason);
});

test.for(['\u061c', '\u200e', '\u200f', '\u200c', '\u200d'])(
  'writes %j, which some scripts need',
  (sign) => {
    const text = applyOperation('a: one\nb: 1\n', set('/a', `one${sign}two`));
    expect(text).toBe(`a: one${sign}two\nb: 1\n`);
  },
);

describe('edits what the check takes', () => {
  test.for<Case>([
    ['logo: {\n  src: "a # b"\n}\n', set('/logo/src', 'c'), 'logo: {\n  src: "c"\n}\n'],
    ["l: [\n  'a # b', # note\n]\n", set('/l/0', 'c'), "l: [\n  'c', # note\n]\n"],
    ["l: [\n  it's # note\n]\nb: 1\n", set('/b', 2), "l: [\n  it's # note\n]\nb: 2\n"],
    ['c: [a,\tb]\n', set('/c/1', 'd'), 'c: [a,\td]\n'],
    ['c: [a,\tb]\nt: "x\ty"\n', set('/t', 'x\tz'), 'c: [a,\tb]\nt: "x\tz"\n'],
    ['a: x\n    # deeper\nb: 1\n', set('/a', 'one\ntwo'), 'a: "one\\ntwo"\n    # deeper\nb: 1\n'],
    ['a:\n  # alone\n\n  - x\nb: 1\n', remove('/a/0'), 'a: []\n  # alone\n\nb: 1\n'],
  ])('%j', ([before, operation, after]) => {
    expect(applyOperation(before, operation)).toBe(after);
  });
});

test('refuses a value that is nested too deep', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'x' : [deep(levels - 1)]);
  const refused = '/a would have lists and fields more than 50 levels deep. Use fewer.';
  for (const levels of [50, 2_000])
    expect(() => applyOperation('a: 1\n', set('/a', deep(levels)))).toThrow(refused);
  expect(applyOperation('a: 1\n', set('/a', deep(49)))).toContain('x');
});
