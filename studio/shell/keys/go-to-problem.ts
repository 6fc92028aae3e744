import type { StudioProblem } from '../../protocol.ts';
import { showProblem } from '../data/page-actions.ts';
import { now, say } from '../data/store.ts';

/** The problem that was shown last. */
let last: string | undefined;

/** Shows the next problem of the draft, or the one before, and says it. */
export async function goToProblem(by: 1 | -1): Promise<void> {
  // Errors first, as the bar counts them.
  const problems = now().draft.problems.toSorted(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  );
  const shown = problems.findIndex((problem) => nameOf(problem) === last);
  const from = shown < 0 && by < 0 ? 0 : shown;
  const next = problems.at((from + by) % problems.length);
  if (!next) return say('There are no problems.');
  last = nameOf(next);
  await showProblem(next);
  say(next.message);
}

function nameOf({ file, pointer = '', message }: StudioProblem): string {
  return [file, pointer, message].join(' ');
}
