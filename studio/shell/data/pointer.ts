import { isRecord } from '../../../schema/is-record.ts';
import { stepsOf, toPointer } from '../../../schema/pointer.ts';

/** The pointer to a field or entry of what another points to. */
export function below(pointer: string, step: string | number): string {
  return pointer + toPointer([step]);
}

export function parentOf(pointer: string): string {
  return toPointer(stepsOf(pointer).slice(0, -1));
}

/** The value at a pointer; undefined where it leads nowhere. */
export function valueAt(data: unknown, pointer: string): unknown {
  return stepsOf(pointer).reduce((value: unknown, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, data);
}

/** The list that an entry is in, and its index; nothing for what is a field. */
export function entryAt(
  data: unknown,
  pointer: string,
): { list: string; entries: unknown[]; index: number } | undefined {
  const list = parentOf(pointer);
  const entries = valueAt(data, list);
  if (pointer === '' || !Array.isArray(entries)) return undefined;
  return { list, entries, index: Number(stepsOf(pointer).at(-1)) };
}
