import { basename } from 'node:path';
import { isRecord } from '../is-record.ts';
import { pascalCase } from './pascal-case.ts';

export type Schema = Record<string, unknown>;
export type Definitions = Record<string, Schema>;

/** A copy of a schema in which each schema is replaced, those inside first. */
export function transform(schema: Schema, replace: (schema: Schema) => Schema): Schema {
  const copy: unknown = JSON.parse(JSON.stringify(schema), (_key, inner: unknown) =>
    isRecord(inner) ? replace(inner) : inner,
  );
  return isRecord(copy) ? copy : {};
}

/** What is there for people and for types alone. @param schema or fields by name, which may be called so and are schemas */
export function withoutWords(schema: Schema): Schema {
  const { description, tsType, ...rest } = schema;
  return typeof description === 'string' || typeof tsType === 'string' ? rest : schema;
}

/** The keywords of JSON Schema that describe the shape of content. */
const SHAPE = ['type', 'enum', 'const', 'items', 'properties', 'required', 'default'];

/** Content was checked before it was written, and its defaults are filled in: its shape tells enough. */
export function shapeOf(schema: Schema): Schema {
  const { type, enum: choices, const: only, properties, required } = schema;
  // Fields by name may be called so, and are schemas.
  if ([type, choices, only].every((keyword) => keyword === undefined || isRecord(keyword)))
    return schema;
  const shape = Object.fromEntries(
    SHAPE.flatMap((name) => (name in schema ? [[name, schema[name]]] : [])),
  );
  const needed: unknown[] = Array.isArray(required) ? required : [];
  const filled = Object.entries(isRecord(properties) ? properties : {}).filter(
    ([, field]) => isRecord(field) && 'default' in field,
  );
  return {
    ...shape,
    required: [...needed, ...filled.map(([name]) => name)],
  };
}

/** Of a group of fields; others are unknown then. */
export function closed(schema: Schema): Schema {
  return isRecord(schema['properties']) ? { ...schema, additionalProperties: false } : schema;
}

/** What may be anything is unknown; which of its fields an object must have together does not show in its type. */
export function forTypes(schema: Schema): Schema {
  const { description, oneOf, ...rest } = schema;
  if (typeof description === 'string' && Object.keys(schema).length === 1)
    return { description, tsType: 'unknown' };
  const content = /^(\w+\/)?([\w-]+)\.json(?:#\/properties\/(\w+))?$/.exec(String(schema['$ref']));
  if (content) return { tsType: contentType(content) };
  return oneOf !== undefined && 'properties' in rest ? { description, ...rest } : schema;
}

/** The name of the generated type of a piece of content, such as blocks/entries.json#/properties/tag. */
function contentType([, folder, name = '', field]: readonly (string | undefined)[]): string {
  const owner = `content.${pascalCase(name)}${folder === 'blocks/' ? 'Block' : ''}`;
  return field === undefined ? owner : `NonNullable<${owner}['${field}']>`;
}

/** A copy that holds what it refers to: a program is shown one schema at a time. */
export function resolveReferences(schema: Schema, definitions: Definitions): Schema {
  return transform(schema, (inner) => {
    const { $ref, ...own } = inner;
    const target = typeof $ref === 'string' ? definitions[basename($ref)] : undefined;
    return target ? { ...resolveReferences(target, definitions), ...own } : inner;
  });
}
