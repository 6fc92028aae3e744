import type { ErrorObject } from 'ajv';

/**
 * What Ajv compiles of a definition in a file of this folder: says whether a value fits it. Those of `verbs.json` leave
 * in `errors` all that does not fit, with what a sentence about it needs, others the first.
 */
export interface Guard<Type> {
  (value: unknown): value is Type;
  errors?: ErrorObject[] | null;
}
