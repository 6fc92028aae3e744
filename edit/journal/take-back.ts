import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../../schema/apply-to-data.ts';
import { invert } from '../invert.ts';
import type { Inverse, Operation } from '../../schema/generated/data.d.ts';
import { readPointer, valueAt } from '../../schema/pointer.ts';
import type { Conflict } from './conflict.ts';

/** What takes operations back one after the other, and what each must find. */
export function invertAll(operations: readonly Operation[], data: unknown): Inverse[] {
  const inverse: Inverse[] = [];
  let now = data;
  for (const operation of operations) {
    const back = invert(operation, now);
    now = applyToData(now, operation);
    const isNew = back.op === 'insert' || (back.op === 'set' && operation.op === 'remove');
    const expected = isNew ? null : valueAt(now, readPointer(back.path, now));
    inverse.unshift({ operation: back, expected });
  }
  return inverse;
}

/** The operations that take a step back in data that somebody else has changed meanwhile. */
export function takeBack(
  inverse: readonly Inverse[],
  data: unknown,
): { operations: Operation[]; conflicts: Conflict[] } {
  const operations: Operation[] = [];
  const conflicts: Conflict[] = [];
  let now = data;
  for (const { operation, expected } of inverse) {
    const found = attempt(() =>
      operation.op === 'insert'
        ? null
        : (valueAt(now, readPointer(operation.path, now, true)) ?? null),
    );
    const isAsLeft = found !== undefined && isDeepStrictEqual(found, expected ?? null);
    const next = isAsLeft ? attempt(() => applyToData(now, operation)) : undefined;
    if (next === undefined) {
      const ours =
        operation.op === 'set' || operation.op === 'insert' ? operation.value : undefined;
      conflicts.push({ path: operation.path, ours, theirs: found ?? undefined });
    } else {
      operations.push(operation);
      now = next;
    }
  }
  return { operations, conflicts };
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
