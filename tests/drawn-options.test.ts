import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type FieldSchema, isFieldSchema } from '../schema/field-schema.ts';
import { isRecord } from '../schema/is-record.ts';
import { listBlockTypes, schemaFolder } from '../schema/load-schemas.ts';
import { readJson } from '../schema/read-json.ts';
import { COMMON_FIELDS } from '../schema/with-common-fields.ts';

/*
 * The gallery and the documentation draw the examples of the block schemas, so what no example has is drawn nowhere.
 * Of a piece that blocks share, such as a ground, one example of any block is enough.
 */

/** A field as its file has it, with the file of the piece that it refers to. */
interface Field extends Omit<FieldSchema, 'properties' | 'items'> {
  $ref?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

/** A field, and what it is called in the list of what is missing. */
interface Named {
  name: string;
  field: Field;
}

const readField = (file: string): Field => readJson(join(schemaFolder, file), isFieldSchema);

/** What a field without a default is if an example leaves it out, and which is too much to say in one. */
const USUAL = new Map([
  ['hero.layout', 'beside'],
  ['last-row', 'start'],
]);

const PIECES = new Map<string, Field>();

/** What a field refers to; pictures with and without a text alternative are one piece. */
function resolved({ name, field }: Named): Named {
  const { $ref } = field;
  if ($ref === undefined || field.enum) return { name, field };
  const piece = basename($ref, '.json');
  const read = PIECES.get(piece) ?? readField(join('shared', basename($ref)));
  PIECES.set(piece, read);
  return {
    name: piece.replace('described-', ''),
    field: { ...read, ...('default' in field && { default: field.default }) },
  };
}

const COMMON: Named = { name: 'any block', field: readField(COMMON_FIELDS) };

/** Fields below a field, each with what it is called. */
function* below({ name, field }: Named): Generator<Named & { key: string }> {
  for (const [key, inner] of Object.entries(field.properties ?? {})) {
    yield { key, name: `${name}.${key}`, field: inner };
  }
}

const optionOf = (name: string, value: unknown) => `${name}: ${JSON.stringify(value)}`;

/** All that examples have to show of a field. */
function offered(given: Named, found = new Set<string>()): Set<string> {
  const { name, field } = resolved(given);
  const values = field.type === 'boolean' ? [true, false] : (field.enum ?? []);
  for (const value of values) found.add(optionOf(name, value));
  if (field.items) offered({ name: `${name}[]`, field: field.items }, found);
  for (const inner of below({ name, field })) {
    found.add(inner.name);
    offered(inner, found);
  }
  return found;
}

/** What an example shows of a field; nothing in its place shows its default, which of a yes or no is no. */
function shown(given: Named, value: unknown, found: Set<string>): void {
  const { name, field } = resolved(given);
  const { default: usual = field.type === 'boolean' ? false : USUAL.get(name) } = field;
  found.add(optionOf(name, value ?? usual));
  if (Array.isArray(value) && field.items) {
    for (const entry of value) shown({ name: `${name}[]`, field: field.items }, entry, found);
  }
  if (!isRecord(value)) return;
  for (const inner of below({ name, field })) {
    if (Object.hasOwn(value, inner.key)) found.add(inner.name);
    shown(inner, value[inner.key], found);
  }
}

test('examples of blocks show every field, and every value of an option', () => {
  const all = offered(COMMON);
  const drawn = new Set<string>();
  for (const type of listBlockTypes()) {
    const { examples = [], ...field } = readField(`blocks/${type}.json`);
    const block = { name: type, field };
    offered(block, all);
    for (const example of examples) {
      shown(block, example, drawn);
      shown(COMMON, example, drawn);
    }
  }
  expect(all.size).toBeGreaterThan(300);
  expect([...all].filter((option) => !drawn.has(option))).toEqual([]);
});
