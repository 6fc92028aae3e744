import { compareTexts } from '../../schema/texts/compare-texts.ts';
import type { BlockPlace, Diagnostic } from '../../schema/generated/data.d.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { type Explanation, type Fix, severityOf } from './codes.ts';
import type { SourceText } from './source-text.ts';

/** A problem of a whole file, such as one that cannot be read. */
export function diagnosticOfFile(file: string, explanation: Explanation): Diagnostic {
  const severity = severityOf(explanation.id);
  return { ...explanation, severity, file, line: 1, column: 1 };
}

/** A problem at characters `start` to `end` of a file's text; the mark ends with the first line. */
export function problemAt(
  file: string,
  source: SourceText,
  [start, end]: readonly [number, number],
  explanation: Explanation & { block?: BlockPlace; fix?: Fix; path?: DataPath },
): Diagnostic {
  const { line, column, lineText } = source.position(start);
  const endColumn = Math.min(column + Math.max(end - start, 1), lineText.length + 1);
  return {
    ...diagnosticOfFile(file, explanation),
    line,
    column,
    endColumn: Math.max(endColumn, column + 1),
    sourceLine: lineText,
  };
}

/** Orders problems as they are read: by file, then from top to bottom. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.id, b.id)
  );
}
