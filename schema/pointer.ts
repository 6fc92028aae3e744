import { isRecord } from './is-record.ts';

/** Names of fields and indexes of entries, from the top of a file down to a value. */
export type DataPath = readonly (string | number)[];

/** An index of a list, as a pointer has it. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** Writes a path as a JSON Pointer (RFC 6901), such as /blocks/0/heading. */
export function toPointer(path: DataPath): string {
  return path
    .map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The steps of a JSON Pointer, as they are written. */
export function stepsOf(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    throw new Error(`\`${pointer}\` is not a JSON Pointer. Write one such as /blocks/0/heading.`);
  }
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Reads a JSON Pointer against data, which says whether a step is a name or an index. A new entry may have the index
 * `-`, that of the end of its list.
 *
 * @param isNew whether the last step may lead to what is not there yet
 * @throws if it leads to nothing, with how far it leads
 */
export function readPointer(pointer: string, data: unknown, isNew = false): DataPath {
  const steps = stepsOf(pointer);
  const path: (string | number)[] = [];
  let value = data;
  for (const [depth, step] of steps.entries()) {
    const mayBeNew = isNew && depth === steps.length - 1;
    const index = INDEX.test(step) ? Number(step) : -1;
    if (Array.isArray(value) && mayBeNew && step === '-') {
      path.push(value.length);
    } else if (Array.isArray(value) && index >= 0 && (index < value.length || mayBeNew)) {
      path.push(index);
      value = value[index];
    } else if (isRecord(value) && (Object.hasOwn(value, step) || mayBeNew)) {
      path.push(step);
      value = Object.hasOwn(value, step) ? value[step] : undefined;
    } else {
      const known = toPointer(path);
      throw new Error(`There is nothing at ${pointer}; ${known || 'the file'} has no \`${step}\`.`);
    }
  }
  return path;
}

/** @param at a path, or a JSON Pointer @returns what is there, or nothing if it leads nowhere */
export function valueAt(data: unknown, at: DataPath | string): unknown {
  const path: DataPath = typeof at === 'string' ? stepsOf(at) : at;
  // Only a pointer writes an index as it writes a name.
  const indexOf = (step: string | number) =>
    typeof at === 'string' && INDEX.test(String(step)) ? Number(step) : step;
  return path.reduce((value: unknown, step) => {
    if (Array.isArray(value)) {
      const index = indexOf(step);
      return typeof index === 'number' ? value[index] : undefined;
    }
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, data);
}
