import { isDeepStrictEqual } from 'node:util';
import { applyToData } from '../apply-to-data.ts';
import { diffData } from '../diff-data.ts';
import type { Operation } from '../operation.ts';
import type { Conflict } from './conflict.ts';
import { type DataPath, readPointer, stepsOf, toPointer, valueAt } from '../pointer.ts';

/**
 * Moves operations that were meant for data as it was over to data as somebody else has changed it meanwhile.
 *
 * @returns operations for the changed data, and where both have changed the same
 */
export function mergeOperations(
  operations: readonly Operation[],
  { base, theirs }: { base: unknown; theirs: unknown },
): { operations: Operation[]; conflicts: Conflict[] } {
  const merged: Operation[] = [];
  const conflicts: Conflict[] = [];
  let ours = base;
  let changed = theirs;
  for (const operation of operations) {
    // What is different now between their data and ours is what they have changed, in places of ours.
    const outside = diffData(ours, changed);
    const isNew = operation.op === 'set' || operation.op === 'insert';
    const path = readPointer(operation.path, ours, isNew);
    const next = applyToData(ours, operation);
    const moved = followAll(path, outside, operation);
    const mine = moved && withPath(operation, moved, { path, outside });
    if (!mine) {
      const theirValue = valueAt(changed, path);
      const ourValue = operation.op === 'remove' ? undefined : valueAt(next, path);
      // Both have done the same: nothing is left to do.
      if (!isDeepStrictEqual(theirValue, ourValue)) {
        conflicts.push({ path: toPointer(path), ours: ourValue, theirs: theirValue });
      }
    } else {
      merged.push(mine);
      changed = applyToData(changed, mine);
    }
    ours = next;
  }
  return { operations: merged, conflicts };
}

/** The path after changes elsewhere; nothing if one of them changed what the operation is about. */
function followAll(
  path: DataPath,
  outside: readonly Operation[],
  operation: Operation,
): DataPath | undefined {
  let now: DataPath | undefined = path;
  for (const other of outside) now = now && follow(now, other, operation);
  return now;
}

function follow(path: DataPath, other: Operation, { op }: Operation): DataPath | undefined {
  const theirs = stepsOf(other.path);
  const holder = theirs.slice(0, -1);
  const index = Number(theirs.at(-1));
  const step = path[holder.length];
  const isInList =
    other.op !== 'set' &&
    typeof step === 'number' &&
    startsWith(path, holder) &&
    Number.isInteger(index);
  if (isInList) {
    const isMe = path.length === holder.length + 1;
    const at = newIndex(step, index, other, isMe && op === 'insert');
    return at === undefined
      ? undefined
      : [...holder.map((_, n) => path[n] ?? ''), at, ...path.slice(holder.length + 1)];
  }
  const same = theirs.length === path.length && startsWith(path, theirs);
  if (same) return op === 'insert' || op === 'move' || op === 'duplicate' ? path : undefined;
  if (startsWith(path, theirs)) return undefined;
  const isInside = path.every((own, n) => String(own) === theirs[n]);
  return isInside && (op === 'set' || op === 'remove') ? undefined : path;
}

function newIndex(
  step: number,
  index: number,
  other: Operation,
  isInsert: boolean,
): number | undefined {
  if (other.op === 'insert') return index <= step ? step + 1 : step;
  if (other.op === 'remove') {
    if (index === step && !isInsert) return undefined;
    return index < step ? step - 1 : step;
  }
  if (other.op !== 'move') return step;
  if (index === step) return other.to;
  const without = index < step ? step - 1 : step;
  return other.to <= without ? without + 1 : without;
}

function withPath(
  operation: Operation,
  moved: DataPath,
  { path, outside }: { path: DataPath; outside: readonly Operation[] },
): Operation | undefined {
  if (operation.op !== 'move') return { ...operation, path: toPointer(moved) };
  const target = followAll([...path.slice(0, -1), operation.to], outside, {
    op: 'move',
    path: '',
    to: 0,
  });
  const to = target?.at(-1);
  return typeof to === 'number' ? { ...operation, path: toPointer(moved), to } : undefined;
}

function startsWith(path: DataPath, start: readonly string[]): boolean {
  return start.length <= path.length && start.every((step, n) => step === String(path[n]));
}
