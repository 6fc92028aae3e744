import { isRecord } from '../schema/is-record.ts';
import type { Operation } from '../schema/generated/data.d.ts';
import { readPointer, toPointer, valueAt } from '../schema/pointer.ts';

/**
 * The operation that undoes another in data, if the file has changed elsewhere meanwhile. Where it has not, the
 * splice between the two texts gives back every byte; see `spliceBetween`.
 *
 * @param data as it is before the operation
 * @throws if the operation leads nowhere
 */
export function invert(operation: Operation, data: unknown): Operation {
  const isNew = operation.op === 'set' || operation.op === 'insert';
  const path = readPointer(operation.path, data, isNew);
  const pointer = toPointer(path);
  const value = valueAt(data, path);
  const holder = valueAt(data, path.slice(0, -1));
  const last = path.at(-1);
  const next = (index: number): string => toPointer([...path.slice(0, -1), index]);
  if (operation.op === 'move') return { op: 'move', path: next(operation.to), to: Number(last) };
  if (operation.op === 'duplicate') return { op: 'remove', path: next(Number(last) + 1) };
  if (operation.op === 'insert') return { op: 'remove', path: pointer };
  if (operation.op === 'rename') {
    const renamed = toPointer([...path.slice(0, -1), operation.name]);
    return { op: 'rename', path: renamed, name: String(last) };
  }
  const isField = isRecord(holder) && last !== undefined;
  if (operation.op === 'set') {
    const isThere = !isField || Object.hasOwn(holder, last);
    return isThere ? { op: 'set', path: pointer, value } : { op: 'remove', path: pointer };
  }
  if (!isField) return { op: 'insert', path: pointer, value };
  const names = Object.keys(holder);
  const before = names[names.indexOf(String(last)) + 1];
  return { op: 'set', path: pointer, value, ...(before !== undefined && { before }) };
}
