import type { At } from '../../../renderer/studio/messages.ts';
import type { StudioProblem } from '../../protocol.ts';
import { change } from './draft-actions.ts';
import { allPages, focusField, openPage, select } from './page-actions.ts';
import { holderOf } from './selection.ts';
import { now, say, set } from './store.ts';

/** Shows the page of a problem, and the field that it is about. */
export async function showProblem({
  file,
  pointer = '',
}: Partial<At> & { file: string }): Promise<void> {
  const page = allPages().find((one) => one.file === file);
  if (page && page.file !== now().page?.file) await openPage(page);
  await select({ file, pointer: '' }, false);
  await select({ file, pointer: holderOf(now().files[file], pointer) });
  focusField({ file, pointer });
}

/** Makes what would put a problem right, and goes back to its field. */
export async function mend({ file, pointer = '', repair }: StudioProblem): Promise<void> {
  if (!repair || !(await change(file, repair.operations))) return;
  say(`Mended: ${repair.words}`);
  focusField({ file, pointer });
}

/** Which problem was shown last. */
let shown: string | undefined;

/** Goes to the next problem, or to the one before; behind the last one comes the first. */
export async function showNextProblem(by: 1 | -1): Promise<void> {
  // Errors first, as the bar counts them.
  const problems = now().draft.problems.toSorted(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  );
  const last = problems.findIndex((one) => keyOf(one) === shown);
  const problem = problems.at((last < 0 && by < 0 ? 0 : last + by) % problems.length);
  if (!problem) return say('There are no problems.');
  shown = keyOf(problem);
  set({ side: 'fields' });
  await showProblem(problem);
  say(`Problem ${problems.indexOf(problem) + 1} of ${problems.length}: ${problem.message}`);
}

function keyOf({ file, pointer, message }: StudioProblem): string {
  return JSON.stringify([file, pointer, message]);
}
