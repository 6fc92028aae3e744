import type { FieldSchema } from '../../../schema/field-schema.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';

/** What each entry of the fields of a form, or of where it is delivered to, says what kind it is of in. */
const KIND = { fields: 'type', deliver: 'to' } as const;

/** What `schema/form.json` says of the fields of a form, or of its targets: their kinds, and their settings by name. */
export function settingsOf(list: keyof typeof KIND): {
  kinds: unknown[];
  settings: ReadonlyMap<string, FieldSchema>;
} {
  const settings = loadSchemas().form.schema.properties?.[list]?.items?.properties ?? {};
  return { kinds: settings[KIND[list]]?.enum ?? [], settings: new Map(Object.entries(settings)) };
}
