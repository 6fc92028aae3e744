import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, toPointer, valueAt } from '../../schema/pointer.ts';
import { applyOperations } from '../edit-yaml.ts';
import { followPath, type States } from '../journal/follow-path.ts';
import { readData } from '../source.ts';

interface Texts {
  base: string;
  ours: string;
  theirs: string;
}

/**
 * Their text without what is disputed: at these places, it says again what it said before both have changed it. So the
 * rest of it fits, and each of these places stays a conflict until somebody chooses.
 *
 * @param paths of conflicts
 * @returns nothing where it cannot be told which place of theirs is meant
 */
export function withoutDisputed(
  { base, ours, theirs }: Texts,
  paths: readonly string[],
): string | undefined {
  const [before, mine, now] = [readData(base), readData(ours), readData(theirs)];
  const operations: Operation[] = [];
  for (const path of paths) {
    const was = follow(readPointer(path, mine, true), { ours: mine, theirs: before });
    const is = was && follow(was, { ours: before, theirs: now });
    if (!is) return undefined;
    const [value, there] = [valueAt(before, was), valueAt(now, is)];
    if (value !== undefined) operations.push({ op: 'set', path: toPointer(is), value });
    else if (there !== undefined) operations.push({ op: 'remove', path: toPointer(is) });
  }
  return applyOperations(theirs, operations);
}

/** A field need not be there: one of both may have added or removed it. */
function follow(path: DataPath, { ours, theirs }: States): DataPath | undefined {
  const last = path.at(-1);
  const isField = typeof last === 'string';
  const followed = followPath(isField ? path.slice(0, -1) : path, { ours, theirs });
  if (typeof followed === 'string' || last === undefined) return undefined;
  return isField ? [...followed, last] : followed;
}
