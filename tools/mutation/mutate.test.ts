import { expect, test } from 'vitest';
import { mutantsOf } from './mutate.ts';

const changed = (text: string): string[] => mutantsOf('a.ts', text).map(({ after }) => after);

test('changes one token at a time', () => {
  expect(changed('const isLate = wait > 20;')).toEqual([
    'const isLate = wait >= 20;',
    'const isLate = wait > 21;',
  ]);
});

test('leaves words alone: help, comments and what is written over several lines', () => {
  expect(changed("help: 'true by default, 0 for none',")).toEqual([]);
  expect(changed('/*\n 10 - 20 || true\n*/')).toEqual([]);
  expect(changed("let a = 1; // it's 2 < 3")).toEqual(["let a = 2; // it's 2 < 3"]);
  expect(changed("load('https://site.example/1', 2);")).toEqual([
    "load('https://site.example/1', 3);",
  ]);
});

test('leaves types alone', () => {
  expect(changed('interface A {\n  size: 1;\n}\ntype B = 2;')).toEqual([]);
});

test('and goes on behind a type of several lines', () => {
  const union =
    "type Side =\n  | 'left'\n  | 'right';\n\nfunction far(at: number) {\n  return at > 1;\n}";
  expect(changed(union)).toEqual(['  return at >= 1;', '  return at > 2;']);
});
