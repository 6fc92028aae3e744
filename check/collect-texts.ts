import { type FieldSchema, schemaOf } from '../schema/field-schema.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Path } from './yaml/locate.ts';

export interface Text {
  text: string;
  path: Path;
  schema: FieldSchema;
  /** Of the group of fields that holds it, if only as an entry of a list. */
  owner: FieldSchema;
}

/** All texts of a value with the schema of each; what no schema knows is passed over. */
export function collectTexts(value: unknown, schema: FieldSchema, path: Path): Text[] {
  const texts: Text[] = [];
  const visit = (
    inside: unknown,
    field: FieldSchema | undefined,
    at: Path,
    owner: FieldSchema,
  ): void => {
    if (!field) return;
    if (typeof inside === 'string') texts.push({ text: inside, path: at, schema: field, owner });
    else if (Array.isArray(inside)) {
      for (const [index, entry] of inside.entries())
        visit(entry, field.items, [...at, index], owner);
    } else if (isRecord(inside)) {
      for (const name of Object.keys(inside)) {
        visit(inside[name], schemaOf(field, name), [...at, name], field);
      }
    }
  };
  visit(value, schema, path, schema);
  return texts;
}
