import type { FieldSchema } from '../field-schema.ts';
import type { OwnBlock } from '../own-blocks/own-block.ts';
import { pascalCase } from './pascal-case.ts';

/**
 * data.d.ts of a block in a site's folder: what its component takes. It is complete, so that the folder can be copied
 * as it is; the types of the engine's blocks name one another, and a library makes them.
 */
export function printDataTypes({ type, schema }: OwnBlock): string {
  const interfaces = new Map<string, string>();
  addInterface(interfaces, pascalCase(type), schema, '');
  return `/* Generated from schema.json by "npm run generate". Do not edit. */\n\n${[...interfaces.values()].join('\n')}`;
}

/** @returns the name under which it was put down */
function addInterface(
  interfaces: Map<string, string>,
  wanted: string,
  schema: FieldSchema,
  owner: string,
): string {
  // Two groups of one title that hold something else.
  const isTaken = interfaces.has(wanted) && interfaces.get(wanted) !== '';
  const name = isTaken ? owner + wanted : wanted;
  interfaces.set(name, '');
  const fields = Object.entries(schema.properties ?? {}).map(([field, inside]) => {
    const isThere = (schema.required?.includes(field) ?? false) || 'default' in inside;
    const words = inside.description?.replaceAll('*/', '* /') ?? '';
    return `  /** ${words} */\n  ${quoted(field)}${isThere ? '' : '?'}: ${typeOf(interfaces, inside, name)};\n`;
  });
  interfaces.set(name, `export interface ${name} {\n${fields.join('')}}\n`);
  return name;
}

function typeOf(interfaces: Map<string, string>, schema: FieldSchema, owner: string): string {
  const { type, enum: choices, const: only, items, properties } = schema;
  if (only !== undefined) return literal(only);
  if (choices) return choices.map(literal).join(' | ');
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') {
    const entry = items ? typeOf(interfaces, items, owner) : 'unknown';
    return entry.includes(' ') ? `(${entry})[]` : `${entry}[]`;
  }
  if (properties)
    return addInterface(interfaces, pascalCase(schema.title ?? 'Group'), schema, owner);
  return 'string';
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
}

function quoted(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`;
}
