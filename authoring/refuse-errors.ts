import type { Diagnostic } from '../schema/generated/data.d.ts';

/** @throws with the first error among some problems */
export function refuseErrors(problems: readonly Diagnostic[]): void {
  const error = problems.find(({ severity }) => severity === 'error');
  if (!error) return;
  const { file, line, message, suggestion = '' } = error;
  throw new Error(
    `No file was changed, because of ${file}:${line}: ${message} ${suggestion}`.trim(),
  );
}
