import { readAll, writeFiles } from './draft-actions.ts';
import { showProblem } from './problems.ts';
import { now, say, set } from './store.ts';

/** Shows where somebody else has changed the same. */
function showConflicts(): void {
  const [first] = now().draft.conflicts;
  set({ side: 'conflicts' });
  if (first) say(`Save waits for a choice: ${first.words}`);
}

/** Saves the draft, or leads to the problem that forbids it. */
export async function save(): Promise<void> {
  if (now().draft.conflicts.length > 0) return showConflicts();
  const done = await writeFiles();
  if (done?.refused) {
    await showProblem(done.refused);
    return say(`Not saved: ${done.refused.message}`);
  }
  if (done || now().awaySince !== undefined) return;
  await readAll().catch(() => undefined);
  if (now().draft.conflicts.length > 0) showConflicts();
}
