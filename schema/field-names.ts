import type { FieldSchema } from './field-schema.ts';
import { loadSchemas } from './load-schemas.ts';

let names: ReadonlySet<string> | undefined;

/** The names of all fields that the engine's schemas know, at whatever depth. */
export function fieldNames(): ReadonlySet<string> {
  if (names) return names;
  const { site, form, pageWithAllFields } = loadSchemas();
  names = new Set([site.schema, form.schema, pageWithAllFields].flatMap(namesIn));
  return names;
}

function namesIn({ properties = {}, items }: FieldSchema): string[] {
  const here = Object.entries(properties).flatMap(([name, field]) => [name, ...namesIn(field)]);
  return items ? [...here, ...namesIn(items)] : here;
}
