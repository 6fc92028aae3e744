import { isRecord } from './is-record.ts';

/** The file with the fields that every block may have, below schema/. */
export const COMMON_FIELDS = 'common-fields.json';

type Fields = Record<string, unknown>;

/**
 * The schema of a block type with the fields that every block may have, and its entries with those of time. Where
 * a block of a site has a field of that name, it keeps its own. Only a block with a ground may have a picture in its place.
 * @param common what is in `COMMON_FIELDS`, read like the schema
 */
export function withCommonFields<Schema extends { properties?: unknown }>(
  schema: Schema,
  common: Schema,
): Schema {
  const own = isRecord(schema.properties) ? schema.properties : {};
  const added = isRecord(common.properties) ? common.properties : {};
  const { behind: _ofSections, ...ofAll } = added;
  const { id: _ofBlocks, ...timed } = ofAll;
  const fields = Object.hasOwn(own, 'ground') ? added : ofAll;
  return { ...schema, properties: withFields(withTimedEntries(own, timed), fields) };
}

function withFields(fields: Fields, added: Fields): Fields {
  const missing = Object.entries(added).filter(([name]) => !Object.hasOwn(fields, name));
  return { ...fields, ...Object.fromEntries(missing) };
}

/** Fields, with those of time in every entry of a list that is a group of fields. */
function withTimedEntries(fields: Fields, timed: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isRecord(field)) return [name, field];
      const { items, properties } = field;
      if (isRecord(properties))
        return [name, { ...field, properties: withTimedEntries(properties, timed) }];
      if (!isRecord(items) || !isRecord(items['properties'])) return [name, field];
      const inside = withFields(withTimedEntries(items['properties'], timed), timed);
      return [name, { ...field, items: { ...items, properties: inside } }];
    }),
  );
}
