import { blockType, stepsToBlock } from '../schema/page-blocks.ts';
import { isDeepStrictEqual } from 'node:util';
import { type FieldSchema, schemaAt } from '../schema/field-schema.ts';
import { isRecord } from '../schema/is-record.ts';
import type { LoadedSchema, Schemas } from '../schema/load-schemas.ts';
import type { Operation } from '../schema/generated/data.d.ts';
import { type DataPath, readPointer, toPointer, valueAt } from '../schema/pointer.ts';

/** The schema of a whole file, and how that of a block in it is found. */
export interface FileSchema {
  root: FieldSchema;
  /** By type; only of a page. */
  blocks?: ReadonlyMap<string, LoadedSchema>;
}

/** The schema by which a file of the site is checked. */
export function schemaOfFile(schemas: Schemas, file: string): FileSchema {
  if (/^site\.[^/]+\.yaml$/.test(file)) return { root: schemas.localSite.schema };
  if (file === 'site.yaml') return { root: schemas.site.schema };
  if (/^forms\/[^/]+\.[^/]+\.yaml$/.test(file)) return { root: schemas.localForm.schema };
  if (file.startsWith('forms/')) return { root: schemas.form.schema };
  return { root: schemas.page.schema, blocks: schemas.blocks };
}

/**
 * An operation as a careful author would make it: fields that are as their default says are left out, and a new
 * field is written in the order of its schema, before those that come after it there.
 *
 * @returns nothing if there is nothing left to do
 */
export function fitSchema(
  operation: Operation,
  data: unknown,
  schema: FileSchema,
): Operation | undefined {
  if (operation.op !== 'set' && operation.op !== 'insert') return operation;
  const path = readPointer(operation.path, data, true);
  const own = schemaOfValue(schema, data, path, operation.value);
  const value = withoutDefaults(operation.value, own, schema.blocks);
  const holder = valueAt(data, path.slice(0, -1));
  const name = path.at(-1);
  if (operation.op === 'insert' || !isRecord(holder) || typeof name !== 'string') {
    return { ...operation, value };
  }
  const isThere = Object.hasOwn(holder, name);
  if (isDeepStrictEqual(own?.default, operation.value)) {
    return isThere ? { op: 'remove', path: toPointer(path) } : undefined;
  }
  if (isThere || operation.before !== undefined) return { ...operation, value };
  const order = Object.keys(
    schemaOfValue(schema, data, path.slice(0, -1), holder)?.properties ?? {},
  );
  const later = order.slice(order.indexOf(name) + 1);
  const before = order.includes(name)
    ? Object.keys(holder).find((field) => later.includes(field))
    : undefined;
  return { ...operation, value, ...(before !== undefined && { before }) };
}

/**
 * The schema of a value in a file.
 *
 * @param value what is or should be at the path: a new block says its type itself
 */
export function schemaOfValue(
  { root, blocks }: FileSchema,
  data: unknown,
  path: DataPath,
  value: unknown,
): FieldSchema | undefined {
  const depth = blocks ? stepsToBlock(data, path) : 0;
  if (!blocks || depth === 0) return schemaAt(root, path);
  const block = depth === path.length ? value : valueAt(data, path.slice(0, depth));
  return schemaAt(blocks.get(blockType(block))?.schema, path.slice(depth));
}

/** The schema of an entry of a list; of a block, that of its type. */
export function entrySchema(
  list: FieldSchema | undefined,
  entry: unknown,
  blocks: FileSchema['blocks'],
): FieldSchema | undefined {
  return list?.holdsBlocks ? blocks?.get(blockType(entry))?.schema : list?.items;
}

function withoutDefaults(
  value: unknown,
  schema: FieldSchema | undefined,
  blocks: FileSchema['blocks'],
): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown) =>
      withoutDefaults(entry, entrySchema(schema, entry, blocks), blocks),
    );
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      const own = schemaAt(schema, [name]);
      return isDeepStrictEqual(own?.default, field)
        ? []
        : [[name, withoutDefaults(field, own, blocks)]];
    }),
  );
}
