import type { Problem } from '../schema/problem.ts';

/** @throws with the first error among some problems */
export function refuseErrors(problems: readonly Problem[]): void {
  const error = problems.find(({ severity }) => severity === 'error');
  if (!error) return;
  const { file, line, message, suggestion = '' } = error;
  throw new Error(
    `Nothing was changed, because of ${file}:${line}: ${message} ${suggestion}`.trim(),
  );
}
