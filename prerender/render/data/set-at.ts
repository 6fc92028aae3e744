import type { Path } from '../../../check/diagnostics/path.ts';

/** Puts a text into data, where its path leads. */
export function setAt(within: object, [step, ...rest]: Path, value: string): void {
  if (step === undefined) return;
  const next: unknown = Reflect.get(within, step);
  if (typeof next === 'object' && next !== null) setAt(next, rest, value);
  else Reflect.set(within, step, value);
}
