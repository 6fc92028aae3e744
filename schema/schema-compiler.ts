import type { ValidateFunction } from 'ajv';
import type { FieldSchema } from './field-schema.ts';
import { newAjv } from './new-ajv.ts';

/** @param file the schema's path below schema/ */
export type SchemaCompiler = (file: string, schema: FieldSchema) => ValidateFunction;

/**
 * Compiles each schema when it is asked for the first time. In the bundle of the server, a module that has them
 * compiled already replaces this one; see prerender/bundle/plugins/compiled-schemas.ts.
 */
export function schemaCompiler(): SchemaCompiler {
  // Making code shorter takes longer than a check runs.
  const ajv = newAjv({ optimize: false });
  return (_file, schema) => ajv.compile(schema);
}
