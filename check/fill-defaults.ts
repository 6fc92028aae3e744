import type { FieldSchema } from '../schema/field-schema.ts';
import { isRecord } from '../schema/is-record.ts';

/**
 * Gives every absent field its default, in place, and takes out what only the check reads, so that pages do not carry it.
 * The validator could give defaults itself, but only while it judges: a misspelled field would then find the one it was
 * meant to be already there.
 */
export function fillDefaults(value: unknown, schema: FieldSchema): void {
  if (Array.isArray(value) && schema.items) {
    for (const entry of value) fillDefaults(entry, schema.items);
  }
  if (!isRecord(value)) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (field.onlyChecked) delete value[name];
    if (!Object.hasOwn(value, name) && 'default' in field) {
      const { default: given } = field;
      // Of a text or number there is no need for a copy, which takes longer than the rest of this.
      value[name] = typeof given === 'object' ? structuredClone(given) : given;
      if (typeof given !== 'object') continue;
    }
    fillDefaults(value[name], field);
  }
}
