import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
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

it.each(files)('%s is a well-formed JSON Schema', (file) => {
  const schema: unknown = JSON.parse(readFileSync(join(schemaFolder, file), 'utf8'));
  const ajv = new Ajv();
  expect(ajv.validateSchema(Object(schema)), ajv.errorsText()).toBe(true);
});
