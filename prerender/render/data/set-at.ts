import type { DataPath } from '../../../schema/pointer.ts';

/** Puts a text into data, where its path leads. */
export function setAt(within: object, [step, ...rest]: DataPath, value: string): void {
  if (step === undefined) return;
  const next: unknown = Reflect.get(within, step);
  if (typeof next === 'object' && next !== null) setAt(next, rest, value);
  else Reflect.set(within, step, value);
}
