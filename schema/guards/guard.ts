import type { ErrorObject } from 'ajv';

/**
 * What Ajv compiles of a definition in a file of this folder: whether a value fits it. Where it does not, `errors` says
 * why: those of `verbs.json` all that is wrong, the others what they have found first.
 */
export interface Guard<Type> {
  (value: unknown): value is Type;
  errors?: ErrorObject[] | null;
}

/** Why the value that a guard was last given does not fit, such as "/frames must be array". */
export function misfitOf({ errors }: Guard<unknown>): string {
  const [error] = errors ?? [];
  return error ? `${error.instancePath || 'the whole'} ${error.message}` : 'it has another shape';
}
