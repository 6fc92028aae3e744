import type { Diagnostic } from '../../schema/generated/data.d.ts';

/** What the check says about a misspelled field. */
export const unknownField = {
  id: 'unknown-field',
  severity: 'error',
  file: 'pages/team.yaml',
  line: 3,
  column: 5,
  message: 'There is no field "titel".',
} satisfies Diagnostic;
