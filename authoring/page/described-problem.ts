import type { Operation } from '../../schema/generated/data.d.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';

/** A problem as a program can act on it. */
export interface DescribedProblem {
  id: string;
  severity: string;
  file: string;
  line: number;
  column: number;
  /** A JSON Pointer into the data of the file, if the problem is about that. */
  pointer?: string;
  message: string;
  suggestion?: string;
  /** What belongs there, as its schema says it. */
  expected?: Expected;
  /** Operations that would put it right; of what only an author knows, with the words of an example. */
  repair?: Operation[];
  /** Where the kind of problem is explained. */
  see: string;
}

/** What a schema says about a value that can be acted on. */
export const SAID = [
  'type',
  'description',
  'enum',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const satisfies (keyof FieldSchema)[];

export type Expected = Partial<Record<(typeof SAID)[number] | 'fields', unknown>>;
