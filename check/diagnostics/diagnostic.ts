import { compareTexts } from '../../schema/texts/compare-texts.ts';
import {
  type DiagnosticCode,
  type Explanation,
  type Fix,
  type Severity,
  severityOf,
} from './codes.ts';
import type { Path } from './path.ts';
import type { SourceText } from './source-text.ts';

/** The block a problem lies in. `position` counts from 1, as writers do. */
export interface BlockPlace {
  /** Nothing if the block does not say. */
  type?: string;
  position: number;
}

export interface Diagnostic {
  id: DiagnosticCode;
  severity: Severity;
  /** Path from the site folder, with slashes. */
  file: string;
  /** Line and columns count from 1; `endColumn` is the first column after the marked characters. */
  line: number;
  column: number;
  endColumn?: number;
  /** The line of the file, for printing it with a caret. */
  sourceLine?: string;
  block?: BlockPlace;
  /** Where it is in the data of the file, if it is about that. */
  path?: Path;
  /** What was found and what is expected, as sentences. */
  message: string;
  /** The likely fix, as a sentence. */
  suggestion?: string;
  fix?: Fix;
}

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
  explanation: Explanation & { block?: BlockPlace; fix?: Fix; path?: Path },
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
