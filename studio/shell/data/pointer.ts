import { isRecord } from '../../../schema/is-record.ts';

/*
 * JSON Pointers (RFC 6901) in the browser, which has no module of edit/: that folder is compiled for Node alone.
 */

/** The steps of a pointer; digits stay texts. */
export function stepsOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function toPointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The pointer to a field or entry of what another points to. */
export function below(pointer: string, step: string | number): string {
  return pointer + toPointer([String(step)]);
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
