import type { Step } from './step.ts';

/** An undone step is done no more; what is done afterwards cannot be followed by a redo of it. */
export function doneSteps(steps: readonly Step[]): Step[] {
  const done: Step[] = [];
  for (const step of withoutCancelled(steps)) {
    if (step.kind === 'undo') done.pop();
    else done.push(step);
  }
  return done;
}

/** What was undone since something was done, the last one last: what can be redone. */
export function undoneSteps(steps: readonly Step[]): Step[] {
  let undone: Step[] = [];
  for (const step of withoutCancelled(steps)) {
    if (step.kind === 'undo') undone.push(step);
    else if (step.kind === 'redo') undone.pop();
    else undone = [];
  }
  return undone;
}

/** A step that could not be written is followed by one that says so. */
function withoutCancelled(steps: readonly Step[]): Step[] {
  const made: Step[] = [];
  for (const step of steps) {
    if (step.kind === 'cancel') made.pop();
    else made.push(step);
  }
  return made;
}
