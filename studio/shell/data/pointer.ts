import { stepsOf, toPointer, valueAt } from '../../../schema/pointer.ts';

export { valueAt };

/** The pointer to a field or entry of what another points to. */
export function below(pointer: string, step: string | number): string {
  return pointer + toPointer([step]);
}

export function parentOf(pointer: string): string {
  return toPointer(stepsOf(pointer).slice(0, -1));
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
