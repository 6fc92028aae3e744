import { isRecord } from '../../schema/is-record.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { alignEntries } from './align-entries.ts';

/** Two states of the same data. */
export interface States {
  ours: unknown;
  theirs: unknown;
}

/**
 * Where a path of our data leads in theirs: through the same fields, and through the same entries, wherever those are
 * now.
 *
 * @returns `gone` if what it leads through was removed, `unsure` if that cannot be told
 */
export function followPath(path: DataPath, { ours, theirs }: States): DataPath | 'gone' | 'unsure' {
  let [here, there] = [ours, theirs];
  const followed: (string | number)[] = [];
  for (const step of path) {
    const next = stepThere(step, here, there);
    if (next === 'gone' || next === 'unsure') return next;
    followed.push(next);
    [here, there] = [valueAt(here, [step]), valueAt(there, [next])];
  }
  return followed;
}

function stepThere(step: string | number, here: unknown, there: unknown): string | number {
  if (Array.isArray(here) && Array.isArray(there) && typeof step === 'number')
    return alignEntries(here, there)[step] ?? 'gone';
  return isRecord(there) && typeof step === 'string' && Object.hasOwn(there, step) ? step : 'gone';
}

/**
 * The index in their list for an entry that comes before the one at `index` of ours: before the first of those that
 * follow it in ours and are still there, at the end if none is.
 */
export function followPlace(
  index: number,
  ours: readonly unknown[],
  theirs: readonly unknown[],
): number {
  const next = alignEntries(ours, theirs)
    .slice(index)
    .find((where) => typeof where === 'number');
  return typeof next === 'number' ? next : theirs.length;
}
