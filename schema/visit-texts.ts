import type { FieldSchema } from './field-schema.ts';
import { schemaOf } from './field-schema.ts';
import { isRecord } from './is-record.ts';
import type { Path } from './locate.ts';

export interface Text {
  text: string;
  path: Path;
  schema: FieldSchema;
}

/** All texts of a value with the schema of each; what no schema knows is passed over. */
export function* visitTexts(
  value: unknown,
  schema: FieldSchema | undefined,
  path: Path,
): Generator<Text> {
  if (!schema) return;
  if (typeof value === 'string') yield { text: value, path, schema };
  else if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      yield* visitTexts(entry, schema.items, [...path, index]);
    }
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) {
      yield* visitTexts(field, schemaOf(schema, name), [...path, name]);
    }
  }
}
