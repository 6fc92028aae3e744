import type { FieldSchema } from './field-schema.ts';
import { isRecord } from './is-record.ts';

/** A field that a version of the schema has given another name. */
interface RenamedField {
  was: string;
  is: string;
}

/** A moment of a time zone; nothing else that was ever written into a field of such a name begins like this. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;

/**
 * The fields of a group that are there under their former names, and not under the present ones. Where a former name means
 * the time of a part now, a moment is meant as such.
 */
export function fieldsToRename(
  { formerFields = {}, properties = {} }: FieldSchema,
  group: unknown,
): RenamedField[] {
  if (!isRecord(group)) return [];
  return Object.entries(formerFields)
    .filter(([was, is]) => {
      const isNew = Object.hasOwn(properties, was) && MOMENT.test(String(group[was]));
      return (
        Object.hasOwn(properties, is) &&
        Object.hasOwn(group, was) &&
        !Object.hasOwn(group, is) &&
        !isNew
      );
    })
    .map(([was, is]) => ({ was, is }));
}
