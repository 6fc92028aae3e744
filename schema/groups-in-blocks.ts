import { type FieldSchema, schemaOf } from './field-schema.ts';
import { isRecord } from './is-record.ts';
import type { Schemas } from './load-schemas.ts';
import { allBlocks, blockType } from './page-blocks.ts';
import type { DataPath } from './pointer.ts';

/** A block, an entry of a list in one, or another group of fields there, with the schema that it has to fit. */
interface SchemaGroup {
  group: Record<string, unknown>;
  schema: FieldSchema;
  path: DataPath;
}

/**
 * All groups of fields in the blocks of a page, each before those in it.
 * @param page its data, checked or not; what no schema describes is left out
 */
export function groupsInBlocks({ blocks }: Pick<Schemas, 'blocks'>, page: unknown): SchemaGroup[] {
  const groupsIn = (
    value: unknown,
    schema: FieldSchema | undefined,
    path: DataPath,
  ): SchemaGroup[] => {
    if (Array.isArray(value))
      return value.flatMap((entry, index) => groupsIn(entry, schema?.items, [...path, index]));
    if (!isRecord(value) || !schema) return [];
    const inside = Object.keys(value).flatMap((name) =>
      groupsIn(value[name], schemaOf(schema, name), [...path, name]),
    );
    return [{ group: value, schema, path }, ...inside];
  };
  return allBlocks(page).flatMap(({ block, path }) =>
    groupsIn(block, blocks.get(blockType(block))?.schema, path),
  );
}
