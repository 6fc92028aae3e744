import { describe, expect, test } from 'vitest';
import { applyOperation } from '../edit-yaml.ts';

/** Text before, what is set, and to which value, text after. */
type Case = [before: string, path: string, value: unknown, after: string];

describe('only the words that differ change, in the quotes and lines that a text has', () => {
  test.for<Case>([
    ['a: one\n', '/a', '\u{1f600}', 'a: \u{1f600}\n'],
    ['a: "\\x41 \\U0001F600 y"\n', '/a', 'A \u{1f601} y', 'a: "\\x41 \u{1f601} y"\n'],
    ['a: "\\x41 \\U0001F600 y"\n', '/a', 'A \u{1f200} y', 'a: "\\x41 \u{1f200} y"\n'],
    ['a: "\\x41b\\U0001F600"\n', '/a', 'Ac\u{1f600}', 'a: "\\x41c\\U0001F600"\n'],
    ['a: "x \\ud83d\\ude00 y"\n', '/a', 'x \u{1f601} y', 'a: "x \u{1f601} y"\n'],
    ['a: x \u{1f600} y\n', '/a', 'x \u{1f601} y', 'a: x \u{1f601} y\n'],
    ['a: x \u{1f600} y\n', '/a', 'x  y', 'a: x  y\n'],
    ['a: "one\\\n  two"\n', '/a', 'one2two', 'a: "one\\\n  2two"\n'],
    ['a: "one \\x41 \\U0001F600 two"\n', '/a', 'one \\x41 three', 'a: "one \\\\x41 three"\n'],
    [
      'a: "one \\x41 \\U0001F600 two"\n',
      '/a',
      'one A \u{1f600} three',
      'a: "one \\x41 \\U0001F600 three"\n',
    ],
    [
      'a: >\n  one\n  two\n\n  three\n',
      '/a',
      'one two\nthree four\n',
      'a: >\n  one\n  two\n\n  three four\n',
    ],
    [
      'a: >\n  one\n  two\n\n\n  three\n',
      '/a',
      'one 2\n\nthree\n',
      'a: >\n  one\n  2\n\n\n  three\n',
    ],
    ['a: |+\n  one\n\n\nb: 1\n', '/a', 'one more\n\n\n', 'a: |+\n  one more\n\n\nb: 1\n'],
    ['a: |\n  one\n    two\nb: 1\n', '/a', 'one\n  three\n', 'a: |\n  one\n    three\nb: 1\n'],
    ['a: |\n\n  one\nb: 1\n', '/a', '\ntwo\n', 'a: |\n\n  two\nb: 1\n'],
    ['a: |\n  one\n  two\nb: 1\n', '/a', 'one\n', 'a: |\n  one\nb: 1\n'],
    ['a: |\n  one\n  two\nb: 1\n', '/a', 'two\n', 'a: |\n  two\nb: 1\n'],
    [
      'a: one\n  two three\nb: 1\n',
      '/a',
      'one two long long long long long long long long long long long long long long long three',
      'a: one\n  two long long long long long long long long long long long long long long long three\nb: 1\n',
    ],
    [
      'a: one\n  two three\nb: 1\n',
      '/a',
      'one two long long long long long long long long long long long long long long long long long three',
      'a: one two long long long long long long long long long long long long long long long long long three\nb: 1\n',
    ],
    ['a: one\n  two\n  three\nb: 1\n', '/a', 'one\ntwo three', 'a: |-\n  one\n  two three\nb: 1\n'],
    ['a: one\n  two\n  three\n  four\nb: 1\n', '/a', 'one four', 'a: one four\nb: 1\n'],
    ['a: one\n  two\n  three\nb: 1\n', '/a', 'one three', 'a: one\n  three\nb: 1\n'],
    ["a: 'it''s\n  one'\nb: 1\n", '/a', "it's two", "a: 'it''s\n  two'\nb: 1\n"],
    ["a: 'it''s one'\n", '/a', 'it one', "a: 'it one'\n"],
    ['a: yes and\n', '/a', 'yes', "a: 'yes'\n"],
    ['a: [yes and]\n', '/a/0', 'yes, and', "a: ['yes, and']\n"],
    ['a: aaa\n', '/a', 'aaaa', 'a: aaaa\n'],
    ['a: aaaa\n', '/a', 'aa', 'a: aa\n'],
    ['a: "one \\x4a \\u00E9 two"\n', '/a', 'one J é three', 'a: "one \\x4a \\u00E9 three"\n'],
    ['# head\n---\na: one   two # why\n', '/a', 'one three', '# head\n---\na: one three # why\n'],
    ['---\na: "x \\u00e9 y"\n', '/a', 'x é z', '---\na: "x \\u00e9 z"\n'],
  ])('%j', ([before, path, value, after]) => {
    expect(applyOperation(before, { op: 'set', path, value })).toBe(after);
  });
});
