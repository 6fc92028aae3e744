import { contentErrors } from './codes/content.ts';
import { readingErrors } from './codes/reading.ts';
import { warnings } from './codes/warnings.ts';

/** An error forbids to build, a warning does not. */
export type Severity = 'error' | 'warning';

const errors = { ...readingErrors, ...contentErrors };

/** The ids are stable: they are in reports, and in the settings of those who filter by them. */
export type DiagnosticCode = keyof typeof errors | keyof typeof warnings;

interface CodeText {
  title: string;
  /** For docs/pages/problems.yaml: why this is a problem and what to do, in words for people who write pages. */
  explanation: string;
}

/** Every kind of problem the check knows. */
export const diagnosticCodes: Record<Severity, Record<string, CodeText>> = {
  error: errors,
  warning: warnings,
};

export function severityOf(code: DiagnosticCode): Severity {
  return Object.hasOwn(warnings, code) ? 'warning' : 'error';
}
