import { followPath, followPlace } from '../../edit/journal/follow-path.ts';
import type { FieldChange, Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, toPointer, valueAt } from '../../schema/pointer.ts';

/** Two states of the data of a file. */
interface States {
  before: unknown;
  after: unknown;
}

/**
 * What takes a single change back, and leaves all others.
 *
 * @param change one of `fieldChanges` between the two states
 * @returns operations for the state after it
 * @throws if the part that contained it was removed
 */
export function putBack({ kind, from, path }: FieldChange, { before, after }: States): Operation[] {
  if (path === undefined) return from === undefined ? [] : [restore(from, { before, after })];
  if (kind === 'added' || from === undefined) return [{ op: 'remove', path }];
  const old = readPointer(from, before, true);
  if (kind === 'renamed') return [{ op: 'rename', path, name: String(old.at(-1)) }];
  if (kind === 'moved') return [{ op: 'move', path, to: placeOf(old, path, { before, after }) }];
  const value = valueAt(before, old);
  // A field that was as its default says was not there.
  return [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }];
}

/** What was removed comes back, an entry in front of the one that followed it. */
function restore(from: string, { before, after }: States): Operation {
  const old = readPointer(from, before);
  const value = valueAt(before, old);
  const holder = followPath(old.slice(0, -1), { ours: before, theirs: after });
  const last = old.at(-1);
  if (typeof holder === 'string' || last === undefined)
    throw new Error('The part that contained this was removed. Put that part back first.');
  if (typeof last === 'string') return { op: 'set', path: toPointer([...holder, last]), value };
  const place = followPlace(last, listAt(before, old), listAt(after, [...holder, last]));
  return { op: 'insert', path: toPointer([...holder, place]), value };
}

/** Where an entry that was moved belongs among all others, counted without it. */
function placeOf(old: DataPath, path: string, { before, after }: States): number {
  const at = readPointer(path, after);
  const [from, to] = [Number(old.at(-1)), Number(at.at(-1))];
  return followPlace(
    from,
    listAt(before, old).toSpliced(from, 1),
    listAt(after, at).toSpliced(to, 1),
  );
}

function listAt(data: unknown, entry: DataPath): unknown[] {
  const list = valueAt(data, entry.slice(0, -1));
  return Array.isArray(list) ? list : [];
}
