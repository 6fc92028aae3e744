import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import { isRecord } from '../../schema/is-record.ts';
import { followPath, followPlace, type States } from './follow-path.ts';

/**
 * The operation that gives a place our value although they have changed it as well. An entry that they have removed
 * comes back as it is in ours; where it cannot be told which entry it is, its list becomes ours.
 *
 * @param path of the operation, in our data before it
 * @param next our data after the operation
 * @returns nothing if there is nothing left to do
 */
export function insistOn(
  operation: Operation,
  path: DataPath,
  states: States,
  next: unknown,
): Operation | undefined {
  const isWhole = operation.op === 'set' || operation.op === 'remove';
  // Of a move, an insert, a copy or a new name, the whole list or group of fields is what was meant.
  const meant = isWhole ? path : path.slice(0, -1);
  for (let length = meant.length; length >= 0; length -= 1) {
    const ours = meant.slice(0, length);
    const holder = followPath(ours.slice(0, -1), states);
    if (typeof holder === 'string') continue;
    const last = ours.at(-1);
    if (last === undefined) return { op: 'set', path: '', value: next };
    const there = valueAt(states.theirs, holder);
    const at = followPath([last], {
      ours: valueAt(states.ours, ours.slice(0, -1)),
      theirs: there,
    });
    const value = valueAt(next, ours);
    if (typeof at !== 'string') {
      const pointer = toPointer([...holder, ...at]);
      const isRemoved = operation.op === 'remove' && length === path.length;
      return isRemoved ? { op: 'remove', path: pointer } : { op: 'set', path: pointer, value };
    }
    if (isRecord(there) && typeof last === 'string')
      return { op: 'set', path: toPointer([...holder, last]), value };
    if (at === 'gone' && Array.isArray(there) && typeof last === 'number') {
      const list = valueAt(states.ours, ours.slice(0, -1));
      const place = followPlace(last, Array.isArray(list) ? list : [], there);
      return { op: 'insert', path: toPointer([...holder, place]), value };
    }
  }
  return undefined;
}
