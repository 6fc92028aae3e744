import type { CodeText } from '../../schema/generated/data.d.ts';
import { errors, warnings } from '../../schema/generated/diagnostic-codes.ts';

/** An error prevents the build, a warning does not. */
export type Severity = 'error' | 'warning';

/** The ids are stable: they are in reports, and in the settings of those who filter by them. */
export type DiagnosticCode = keyof typeof errors | keyof typeof warnings;

/** What happened, without where. */
export interface Explanation {
  id: DiagnosticCode;
  message: string;
  suggestion?: string;
}

/** What is wrong with a text, whatever file it is in. */
export interface Mistake extends Explanation {
  /** The characters of it to point at; without them, all are meant. */
  words?: string;
  /** What was probably meant, where that is safe to write. */
  replacement?: string;
}

/** What happened at characters `at[0]` to `at[1]` of a text. */
export interface SourceExplanation extends Explanation {
  at: readonly [number, number];
  fix?: Fix;
}

/** A safe fix: replace the characters from `start` to `end` (offsets in the file's text) by `text`. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** Every kind of problem the check knows. */
export const diagnosticCodes: Record<Severity, Record<string, CodeText>> = {
  error: errors,
  warning: warnings,
};

export function severityOf(code: DiagnosticCode): Severity {
  return Object.hasOwn(warnings, code) ? 'warning' : 'error';
}
