import { isRecord } from './is-record.ts';
import type { Operation } from './generated/data.d.ts';
import { type DataPath, readPointer } from './pointer.ts';

/**
 * What an operation makes of plain data; the data itself stays as it is.
 *
 * @throws if the operation asks for what cannot be done there, with a sentence that says why
 */
export function applyToData(data: unknown, operation: Operation): unknown {
  const isNew = operation.op === 'set' || operation.op === 'insert';
  const path = readPointer(operation.path, data, isNew);
  const last = path.at(-1);
  if (last === undefined) {
    if (operation.op === 'set') return operation.value;
    throw new Error(`The whole file can only be set, not \`${operation.op}\`.`);
  }
  return changeAt(data, path.slice(0, -1), (holder) =>
    Array.isArray(holder) && typeof last === 'number'
      ? changeList(holder, last, operation)
      : changeFields(holder, String(last), operation),
  );
}

function changeAt(data: unknown, path: DataPath, change: (holder: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  if (Array.isArray(data)) {
    return data.map((entry: unknown, n) => (n === step ? changeAt(entry, rest, change) : entry));
  }
  if (!isRecord(data))
    throw new Error(
      'A step of the path leads into a value that is neither a list nor a group of fields.',
    );
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      name === step ? changeAt(value, rest, change) : value,
    ]),
  );
}

function changeList(list: readonly unknown[], index: number, operation: Operation): unknown[] {
  const most = operation.op === 'insert' ? list.length : list.length - 1;
  if (index > most) {
    throw new Error(`There is nothing at ${operation.path}; the list has ${list.length} entries.`);
  }
  const { op } = operation;
  if (op === 'set') return list.with(index, operation.value);
  if (op === 'insert') return list.toSpliced(index, 0, operation.value);
  if (op === 'remove') return list.toSpliced(index, 1);
  if (op === 'rename')
    throw new Error(`${operation.path} is an entry of a list, which has no name.`);
  if (op === 'duplicate') return list.toSpliced(index, 0, structuredClone(list[index]));
  const { to } = operation;
  if (!Number.isInteger(to) || to < 0 || to >= list.length) {
    throw new Error(`${operation.path} cannot move to ${to}; indexes count from 0.`);
  }
  return list.toSpliced(index, 1).toSpliced(to, 0, list[index]);
}

function changeFields(holder: unknown, name: string, operation: Operation): unknown {
  if (!isRecord(holder)) throw new Error(`There is no field at ${operation.path}.`);
  const fields = Object.entries(holder);
  const at = fields.findIndex(([field]) => field === name);
  if (operation.op === 'rename') {
    if (operation.name !== name && Object.hasOwn(holder, operation.name)) {
      throw new Error(`There is already a field \`${operation.name}\` next to ${operation.path}.`);
    }
    return Object.fromEntries(fields.with(at, [operation.name, holder[name]]));
  }
  if (operation.op === 'remove') return Object.fromEntries(fields.toSpliced(at, 1));
  if (operation.op !== 'set') {
    throw new Error(
      `${operation.path} is a field. Only an entry of a list can be ${PAST[operation.op]}.`,
    );
  }
  const field: [string, unknown] = [name, operation.value];
  if (at >= 0) return Object.fromEntries(fields.with(at, field));
  const { before } = operation;
  const place =
    before === undefined ? fields.length : fields.findIndex(([other]) => other === before);
  if (place < 0) throw new Error(`There is no field \`${before}\` to put \`${name}\` before.`);
  return Object.fromEntries(fields.toSpliced(place, 0, field));
}

const PAST = { insert: 'inserted', move: 'moved', duplicate: 'duplicated' };
