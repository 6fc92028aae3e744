import { expect, it } from 'vitest';
import type { DiagnosticCode } from '../diagnostics/codes.ts';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { makeReport } from './report.ts';

const problem = (file: string, line: number, id: DiagnosticCode = 'broken-link') => ({
  ...diagnosticOfFile(file, { id, message: 'Something is wrong.' }),
  line,
});

it('sorts by file and line', () => {
  const { problems, counts } = makeReport([problem('b', 1), problem('a', 9), problem('a', 2)], 2);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['a:2', 'a:9', 'b:1']);
  expect(counts).toEqual({ error: 3, warning: 0 });
});

it('shows 50 problems of a file, errors before warnings, and says how many more there are', () => {
  const warnings = Array.from({ length: 40 }, (_, at) => problem('a', at, 'repeated-text'));
  const errors = Array.from({ length: 20 }, (_, at) => problem('a', at + 100));
  const report = makeReport([...warnings, ...errors, problem('b', 1)], 2);
  expect(report.hidden).toEqual([{ file: 'a', count: 10 }]);
  expect(report.counts).toEqual({ error: 21, warning: 40 });
  expect(report.problems).toHaveLength(51);
  expect(report.problems.filter(({ severity }) => severity === 'error')).toHaveLength(21);
});

const hiddenOf = (count: number) =>
  makeReport(
    Array.from({ length: count }, (_, at) => problem('a', at)),
    1,
  ).hidden;

it('leaves none of 50 out', () => {
  expect(hiddenOf(50)).toEqual([]);
  expect(hiddenOf(51)).toEqual([{ file: 'a', count: 1 }]);
});
