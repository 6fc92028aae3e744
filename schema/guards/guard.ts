import type { ErrorObject } from 'ajv';

/**
 * What Ajv compiles of a definition in a file of this folder: whether a value fits it. Where it does not, `errors` says
 * why: those of `verbs.json` all that is wrong, the others what they have found first.
 */
export interface Guard<Type> {
  (value: unknown): value is Type;
  errors?: ErrorObject[] | null;
}

/** Why a value does not fit that a guard was given just now, such as "/frames must be array"; nothing where it does not say. */
export function misfitOf({ errors }: Guard<unknown>): string | undefined {
  const [error] = errors ?? [];
  return error && `${error.instancePath || 'the whole'} ${error.message}`;
}
