import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { type FieldSchema, isFieldSchema } from './field-schema.ts';
import { forgetSchemas, loadSchemas, schemaFolder } from './load-schemas.ts';

const files = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !name.startsWith('generated'),
);

it('has blocks, and schemas beside them', () => {
  expect(files.length).toBeGreaterThan(loadSchemas().blocks.size);
});

it('are read and compiled once, until they have changed', () => {
  const before = loadSchemas();
  expect(loadSchemas()).toBe(before);
  forgetSchemas();
  expect(loadSchemas()).not.toBe(before);
});

const names = ({ properties }: FieldSchema = {}) => Object.keys(properties ?? {});

it('knows a page with the fields of all blocks at once', () => {
  const { page, pageWithAllFields, blocks } = loadSchemas();
  expect(names(pageWithAllFields)).toEqual(names(page.schema));
  const ofBlocks = new Set([...blocks.values()].flatMap(({ schema }) => names(schema)));
  expect(new Set(names(pageWithAllFields.properties?.['blocks']?.items))).toEqual(ofBlocks);
  expect(ofBlocks.size).toBeGreaterThan(20);
});

it('lets only a block with a ground have a picture in its place', () => {
  const { blocks } = loadSchemas();
  expect(names(blocks.get('hero')?.schema)).not.toContain('behind');
  for (const [type, { schema }] of blocks)
    expect(names(schema).includes('behind'), type).toBe(names(schema).includes('ground'));
});

it('says of what is in another language only what may differ there', () => {
  const { localSite, localForm } = loadSchemas();
  expect(Object.keys(localSite.schema.properties ?? {})).toEqual(
    expect.arrayContaining(['navigation', 'footer', 'messages']),
  );
  expect(localSite.schema.properties).not.toHaveProperty('language');
  expect(localForm.schema.properties).not.toHaveProperty('deliver');
});

it.each(files)('%s is a well-formed JSON Schema', (file) => {
  const schema: unknown = JSON.parse(readFileSync(join(schemaFolder, file), 'utf8'));
  const ajv = new Ajv();
  expect(ajv.validateSchema(Object(schema)), ajv.errorsText()).toBe(true);
});

/** A schema and all in it. */
function withinSchema(schema: FieldSchema): FieldSchema[] {
  const { properties = {}, items, additionalProperties } = schema;
  const inside = [...Object.values(properties), items, additionalProperties];
  return [
    schema,
    ...inside.flatMap((one) =>
      typeof one === 'object' && isFieldSchema(one) ? withinSchema(one) : [],
    ),
  ];
}

it('say of a switch whether something is so: the sentence is read in YAML and beside the switch', () => {
  const { page, site, form, blocks } = loadSchemas();
  const all = [page, site, form, ...blocks.values()].flatMap(({ schema }) => withinSchema(schema));
  const switches = all.filter(({ type }) => type === 'boolean');
  expect(switches.length).toBeGreaterThan(10);
  for (const { description } of switches) expect(description).toMatch(/^Whether /);
});
