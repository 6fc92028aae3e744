import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { printProblem, printText } from './text.ts';

const PROBLEM: Diagnostic = {
  id: 'wrong-value',
  severity: 'warning',
  file: 'a.yaml',
  line: 2,
  column: 1,
  message: 'Wrong.',
};
const HEAD = 'a.yaml:2:1 warning: Wrong. [wrong-value]\n';

/** The piece of a line that is shown, how many spaces are before the mark, and how long that is. */
function shown(sourceLine: string, column: number, endColumn?: number) {
  const place = { column, sourceLine, ...(endColumn !== undefined && { endColumn }) };
  const [, source = '', mark = ''] = printProblem({ ...PROBLEM, ...place }).split('\n');
  return [source.slice(4), mark.indexOf('^') - 4, mark.trimStart().length];
}
const letters = 'abcdefghij'.repeat(20);

test('a problem without a line is its sentence alone', () => {
  expect(printProblem(PROBLEM)).toBe(HEAD);
  expect(printProblem({ ...PROBLEM, sourceLine: ' \t' })).toBe(HEAD);
  expect(printProblem({ ...PROBLEM, block: { position: 3 } })).toBe(
    'a.yaml:2:1 warning: Wrong. (block 3) [wrong-value]\n',
  );
  const within = { type: 'tabs', position: 2, tab: 4 };
  expect(printProblem({ ...PROBLEM, block: { type: 'quote', position: 1, within } })).toBe(
    'a.yaml:2:1 warning: Wrong. (block 2, tabs; tab 4, block 1, quote) [wrong-value]\n',
  );
});

test('a line is shown without its indent, with a mark below what is meant', () => {
  expect(shown('    title: A', 5, 10)).toEqual(['title: A', 0, 5]);
  expect(shown('    title: A', 12, 13)).toEqual(['title: A', 7, 1]);
  expect(shown('    title: A', 1, 4)).toEqual(['    title: A', 0, 3]);
  expect(shown('    title: A', 3)).toEqual(['  title: A', 0, 1]);
  expect(shown('title: A', 8, 8)).toEqual(['title: A', 7, 1]);
  expect(shown('\ta\u0007b', 2)).toEqual(['a\u25a1b', 0, 1]);
});

test('of a long line 100 characters are shown, those around what is further in', () => {
  expect(shown(letters, 1, 150)).toEqual([letters.slice(0, 100), 0, 100]);
  expect(shown(letters, 80, 81)).toEqual([letters.slice(0, 100), 79, 1]);
  expect(shown(letters, 81, 82)).toEqual([letters.slice(51, 151), 29, 1]);
  expect(shown(`  ${letters}`, 82, 83)).toEqual([letters.slice(0, 100), 79, 1]);
  expect(shown(`  ${letters}`, 83, 84)).toEqual([letters.slice(51, 151), 29, 1]);
});

test('problems are counted, also those that are not shown', () => {
  const report = {
    problems: [PROBLEM],
    hidden: [
      { file: 'a.yaml', count: 1 },
      { file: 'b.yaml', count: 2 },
    ],
    counts: { error: 0, warning: 4 },
    pages: 1,
  };
  expect(printText(report)).toBe(
    `${HEAD}\na.yaml: 1 more problem, not shown.\n\nb.yaml: 2 more problems, not shown.\n\n` +
      '1 page checked: 0 errors, 4 warnings.\n',
  );
  expect(printText({ ...report, counts: { error: 1, warning: 0 } })).toContain(
    '1 page checked: 1 error, 0 warnings.\n',
  );
});
