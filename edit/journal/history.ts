import type { Step } from '../../schema/generated/data.d.ts';

/** What is done and not undone, the last one last. What is done after an undo cannot be followed by a redo of it. */
export function doneSteps(steps: readonly Step[]): Step[] {
  return [...doneFromEnd(steps.toReversed())].toReversed();
}

/**
 * The step that an undo takes back.
 *
 * @param steps from the last one back; no more of them are asked for than it takes
 */
export function lastDone(steps: Iterable<Step>): Step | undefined {
  for (const step of doneFromEnd(steps)) return step;
  return undefined;
}

/** What is done and not undone, from the last one back. */
export function* doneFromEnd(steps: Iterable<Step>): Generator<Step> {
  // By its step: of several authors, each undoes what is their own.
  const undone = new Set<number>();
  for (const step of notCancelled(steps)) {
    if (step.kind === 'undo') undone.add(step.of);
    else if (!undone.has(step.id)) yield step;
  }
}

/** The undo that a redo takes back: the last one since something was done, unless it was. */
export function lastUndone(steps: Iterable<Step>): Step | undefined {
  let redone = 0;
  for (const step of notCancelled(steps)) {
    if (step.kind === 'do') return undefined;
    if (step.kind === 'redo') redone += 1;
    else if (redone === 0) return step;
    else redone -= 1;
  }
  return undefined;
}

/**
 * Those of one author; all of them if nobody is named.
 *
 * @param steps from the last one back
 */
export function* stepsBy(steps: Iterable<Step>, by: string | undefined): Generator<Step> {
  for (const step of notCancelled(steps)) if (by === undefined || step.by === by) yield step;
}

/** A step that could not be written is followed by one that says so; one that another replaces is in that. */
function* notCancelled(steps: Iterable<Step>): Generator<Step> {
  let cancelled = 0;
  let replaced = Infinity;
  for (const step of steps) {
    if (step.kind === 'cancel') cancelled += 1;
    else if (cancelled > 0) cancelled -= 1;
    else {
      if (step.id < replaced && step.kind !== 'save') yield step;
      replaced = Math.min(replaced, step.replaces ?? Infinity);
    }
  }
}
