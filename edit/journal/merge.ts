import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../schema/is-record.ts';
import { applyToData } from '../../schema/apply-to-data.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, toPointer, valueAt } from '../../schema/pointer.ts';
import type { Conflict } from './conflict.ts';
import { followPath, followPlace, type States } from './follow-path.ts';
import { insistOn } from './insist-on.ts';

/** Says of a conflict whose value counts; nothing leaves it open. */
export type Choose = (conflict: Conflict) => 'ours' | 'theirs' | undefined;

/**
 * Moves operations that were meant for data as it was over to data as somebody else has changed it meanwhile. An entry
 * of a list is found again by what it is; where that leaves a doubt, it is a conflict.
 *
 * @param choose decides conflicts; without it, all are left open
 * @returns operations for the changed data, and where both have changed the same
 */
export function mergeOperations(
  operations: readonly Operation[],
  { base, theirs }: { base: unknown; theirs: unknown },
  choose?: Choose,
): { operations: Operation[]; conflicts: Conflict[] } {
  const merged: Operation[] = [];
  const conflicts: Conflict[] = [];
  const states: States = { ours: base, theirs };
  for (const operation of operations) {
    const next = applyToData(states.ours, operation);
    const moved = moveOver(operation, states);
    const made =
      moved === 'conflict' ? decide(operation, { states, next, conflicts, choose }) : moved;
    if (made && made !== 'done') {
      merged.push(made);
      states.theirs = applyToData(states.theirs, made);
    }
    states.ours = next;
  }
  return { operations: merged, conflicts };
}

interface Met {
  states: States;
  /** Our data after the operation. */
  next: unknown;
  /** Those that are left open. */
  conflicts: Conflict[];
  choose: Choose | undefined;
}

/** @returns what insists on our value where that was chosen */
function decide(
  operation: Operation,
  { states, next, conflicts, choose }: Met,
): Operation | undefined {
  const isNew = operation.op === 'set' || operation.op === 'insert';
  const path = readPointer(operation.path, states.ours, isNew);
  const conflict: Conflict = {
    path: toPointer(path),
    ours: operation.op === 'remove' ? undefined : valueAt(next, path),
    theirs: valueAtFollowed(path, states),
  };
  const choice = choose?.(conflict);
  if (choice === 'ours') return insistOn(operation, path, states, next);
  if (choice === undefined) conflicts.push(conflict);
  return undefined;
}

/** @returns `done` where they have done the same already */
function moveOver(operation: Operation, states: States): Operation | 'done' | 'conflict' {
  const { ours, theirs } = states;
  const isNew = operation.op === 'set' || operation.op === 'insert';
  const path = readPointer(operation.path, ours, isNew);
  // As after an undo: of such a place, nothing is ours.
  if (operation.op === 'set' && isDeepStrictEqual(valueAt(ours, path), operation.value))
    return 'done';
  const last = path.at(-1);
  if (last === undefined) return atRoot(operation, states);
  const holderPath = path.slice(0, -1);
  const holder = followPath(holderPath, states);
  if (typeof holder === 'string')
    return operation.op === 'remove' && holder === 'gone' ? 'done' : 'conflict';
  const [here, there] = [valueAt(ours, holderPath), valueAt(theirs, holder)];
  if (operation.op === 'insert') {
    if (!Array.isArray(here) || !Array.isArray(there)) return 'conflict';
    const at = followPlace(Number(last), here, there);
    return { ...operation, path: toPointer([...holder, at]) };
  }
  if (isNewField(here, last)) return addField(operation, [...holder, last], there);
  const at = followPath([last], { ours: here, theirs: there });
  if (typeof at === 'string')
    return operation.op === 'remove' && at === 'gone' ? 'done' : 'conflict';
  const moved = { ...operation, path: toPointer([...holder, ...at]) };
  return fits(moved, { here, there, last, at: at[0] ?? last });
}

/** One entry or field, as it is in our holder and in theirs. */
interface Counterparts {
  here: unknown;
  there: unknown;
  last: string | number;
  at: string | number;
}

function fits(
  operation: Operation,
  { here, there, last, at }: Counterparts,
): Operation | 'done' | 'conflict' {
  const value = valueAt(there, [at]);
  const isAsItWas = isDeepStrictEqual(valueAt(here, [last]), value);
  switch (operation.op) {
    case 'set':
      if (isDeepStrictEqual(value, operation.value)) return 'done';
      return isAsItWas ? operation : 'conflict';
    case 'remove':
      return isAsItWas ? operation : 'conflict';
    case 'rename':
      return isRecord(there) && Object.hasOwn(there, operation.name) ? 'conflict' : operation;
    case 'move': {
      if (!Array.isArray(here) || !Array.isArray(there)) return 'conflict';
      const [ours, theirs] = [here.toSpliced(Number(last), 1), there.toSpliced(Number(at), 1)];
      return { ...operation, to: followPlace(operation.to, ours, theirs) };
    }
    default:
      return operation;
  }
}

function isNewField(holder: unknown, name: string | number): boolean {
  return isRecord(holder) && typeof name === 'string' && !Object.hasOwn(holder, name);
}

function addField(
  operation: Operation,
  path: DataPath,
  there: unknown,
): Operation | 'done' | 'conflict' {
  const name = String(path.at(-1));
  if (operation.op !== 'set' || !isRecord(there)) return 'conflict';
  if (Object.hasOwn(there, name))
    return isDeepStrictEqual(there[name], operation.value) ? 'done' : 'conflict';
  const { before, ...field } = operation;
  const isThere = before !== undefined && Object.hasOwn(there, before);
  return { ...field, path: toPointer(path), ...(isThere && { before }) };
}

function atRoot(operation: Operation, { ours, theirs }: States): Operation | 'done' | 'conflict' {
  if (operation.op === 'set' && isDeepStrictEqual(theirs, operation.value)) return 'done';
  return isDeepStrictEqual(ours, theirs) ? operation : 'conflict';
}

function valueAtFollowed(path: DataPath, states: States): unknown {
  const holder = followPath(path.slice(0, -1), states);
  if (typeof holder === 'string') return undefined;
  const last = path.at(-1);
  if (last === undefined) return states.theirs;
  const there = followPath(path, states);
  return valueAt(states.theirs, typeof there === 'string' ? [...holder, last] : there);
}
