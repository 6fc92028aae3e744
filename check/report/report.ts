import { compareDiagnostics } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Severity } from '../diagnostics/codes.ts';

/** More problems of one file than this are counted, not shown. */
const mostPerFile = 50;

/** What a run of the check has found, ready for printing. */
export interface Report {
  /** In the order of files and lines. */
  problems: Diagnostic[];
  /** How many problems of which files are left out. */
  hidden: { file: string; count: number }[];
  /** Of all problems, shown or not. */
  counts: Record<Severity, number>;
  /** How many pages were checked. */
  pages: number;
}

/** Sorts problems and leaves out what is beyond the cap; errors come before warnings there. */
export function makeReport(found: readonly Diagnostic[], pages: number): Report {
  const problems: Diagnostic[] = [];
  const hidden: Report['hidden'] = [];
  for (const [file, ofFile] of groupByFile(found)) {
    const inOrder = ofFile.toSorted(compareDiagnostics);
    const errors = inOrder.filter(({ severity }) => severity === 'error');
    const warnings = inOrder.filter(({ severity }) => severity === 'warning');
    problems.push(...[...errors, ...warnings].slice(0, mostPerFile));
    if (ofFile.length > mostPerFile) hidden.push({ file, count: ofFile.length - mostPerFile });
  }
  const error = found.filter(({ severity }) => severity === 'error').length;
  return {
    problems: problems.toSorted(compareDiagnostics),
    hidden,
    counts: { error, warning: found.length - error },
    pages,
  };
}

function groupByFile(problems: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const known = files.get(problem.file);
    if (known) known.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}
