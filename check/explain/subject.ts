import { type FieldSchema, schemaAt } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Path } from '../diagnostics/path.ts';
import type { BlockSchemas } from './find-fit.ts';

/** What is judged by one schema: a page, a block of it, or site.yaml. */
export interface Subject {
  /** As writers call it: "the page", "the block `hero`". */
  name: string;
  schema: FieldSchema;
  data: unknown;
  /** Where it lies in the file. */
  path: Path;
  /** What holds it: for a block, the page. */
  outer?: Subject;
  /** What other blocks there are, if it is one. */
  blocks?: BlockSchemas;
}

/** The value at a path below a place; nothing if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, data);
}

/** What holds the fields at a path, as writers call it. */
export function nameOf(place: Subject, path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return place.name;
  if (typeof last === 'string') return `\`${last}\``;
  return path.length === 1
    ? `entry ${last + 1}`
    : `entry ${last + 1} of ${nameOf(place, path.slice(0, -1))}`;
}

/** The names of the fields that the schema allows at a path. */
export function fieldsAt(place: Subject, path: Path): string[] {
  return fieldsOf(schemaAt(place.schema, path));
}

export function fieldsOf(schema: FieldSchema | undefined): string[] {
  return Object.keys(schema?.properties ?? {});
}

/** Turns ajv's `/cards/0/title` into a path. */
export function pathOf(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  for (const part of pointer.split('/').slice(1)) {
    const step = part.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(valueAt(data, path)) ? Number(step) : step);
  }
  return path;
}
