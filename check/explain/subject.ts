import { type FieldSchema, schemaAt } from '../../schema/field-schema.ts';
import type { DataPath } from '../../schema/pointer.ts';
import type { BlockSchemas } from './find-fit.ts';

/** What is judged by one schema: a page, a block of it, or site.yaml. */
export interface Subject {
  /** As writers call it: "the page", "the block `hero`". */
  name: string;
  schema: FieldSchema;
  data: unknown;
  /** Where it is in the file. */
  path: DataPath;
  /** What holds it: for a block, the page. */
  outer?: Subject;
  /** What other blocks there are, if it is one. */
  blocks?: BlockSchemas;
}

/** What holds the fields at a path, as writers call it. */
export function nameOf(place: Subject, path: DataPath): string {
  const last = path.at(-1);
  if (last === undefined) return place.name;
  if (typeof last === 'string') return `\`${last}\``;
  return path.length === 1
    ? `entry ${last + 1}`
    : `entry ${last + 1} of ${nameOf(place, path.slice(0, -1))}`;
}

/** The names of the fields that the schema allows at a path. */
export function fieldsAt(place: Subject, path: DataPath): string[] {
  return fieldsOf(schemaAt(place.schema, path));
}

export function fieldsOf(schema: FieldSchema | undefined): string[] {
  return Object.keys(schema?.properties ?? {});
}
