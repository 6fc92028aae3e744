import type { SourceExplanation } from '../../../check/diagnostics/codes.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { offsetAt } from './offset-at.ts';

/** Says where and why Lightning CSS cannot read a sheet; it counts lines from 1, and columns too. */
export function explainSyntax(
  text: string,
  error: unknown,
): Pick<SourceExplanation, 'at' | 'message'> {
  const loc = isRecord(error) ? error['loc'] : undefined;
  const { line = 1, column = 1 } = isRecord(loc) ? loc : {};
  const at = offsetAt(text, Number(line), Number(column));
  const reason = error instanceof Error ? error.message : String(error);
  return { at: [at, at + 1], message: `The compiler cannot read this: ${reason}.` };
}
