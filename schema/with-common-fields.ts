import { isRecord } from './is-record.ts';

/** The file with the fields that every block may have, below schema/. */
export const COMMON_FIELDS = 'common-fields.json';

/**
 * The schema of a block type with the fields that every block may have; one that the type itself has goes first.
 * @param common what is in `COMMON_FIELDS`, read like the schema
 */
export function withCommonFields<Schema extends { properties?: unknown }>(
  schema: Schema,
  common: Schema,
): Schema {
  const own = isRecord(schema.properties) ? schema.properties : {};
  const added = isRecord(common.properties) ? common.properties : {};
  const missing = Object.entries(added).filter(([name]) => !Object.hasOwn(own, name));
  return { ...schema, properties: { ...own, ...Object.fromEntries(missing) } };
}
