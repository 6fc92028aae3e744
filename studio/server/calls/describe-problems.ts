import { describeProblems } from '../../../authoring/page/describe-problem.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { Draft } from '../../../edit/draft/draft.ts';
import type { Diagnostic, Operation } from '../../../schema/generated/data.d.ts';
import type { StudioProblem } from '../../protocol.ts';

/** The longest value in the words of a button, in characters. */
const LONGEST = 40;

/** Problems as the studio shows them, each with what would put it right. */
export function describeForStudio(
  problems: readonly Diagnostic[],
  draft: Draft,
  { context }: OpenedSite,
): StudioProblem[] {
  const texts = new Map(problems.map(({ file }) => [file, textOf(draft, file)]));
  return describeProblems(problems, texts, context.schemas).map(
    ({ severity, file, line, pointer, message, suggestion, repair }) => ({
      severity: severity === 'error' ? 'error' : 'warning',
      file,
      line,
      ...(pointer !== undefined && { pointer }),
      message,
      ...(suggestion !== undefined && { suggestion }),
      ...(repair && { repair: { words: repairWords(repair), operations: repair } }),
    }),
  );
}

/** Nothing for a file that cannot be read, which is its problem. */
function textOf(draft: Draft, file: string): string | undefined {
  try {
    return draft.text(file);
  } catch {
    return undefined;
  }
}

/** What a button says that makes a repair. */
function repairWords([first, ...others]: readonly Operation[]): string {
  if (!first || others.length > 0) return 'Mend it';
  if (first.op === 'remove') return 'Remove it';
  if (first.op === 'rename') return `Call it ${first.name}`;
  if (first.op !== 'set' || typeof first.value === 'object') return 'Mend it';
  const words = typeof first.value === 'string' ? first.value : JSON.stringify(first.value);
  return `Write “${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}”`;
}
