import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ErrorObject } from 'ajv';
import type { FieldSchema } from './field-schema.ts';
import { isRecord } from './is-record.ts';

/** Gives what is wrong with a value. */
export type Validate = (value: unknown) => ErrorObject[];

export interface LoadedSchema {
  schema: FieldSchema;
  validate: Validate;
}

/**
 * All schemas of the engine. The type of a block is the name of its file; it is looked up here
 * before a block is validated, so that a mistake is judged by one schema only.
 */
export interface Schemas {
  page: LoadedSchema;
  site: LoadedSchema;
  blocks: ReadonlyMap<string, LoadedSchema>;
  /** The page with the fields of all blocks at once: for finding where a stray field belongs. */
  pageWithAllFields: FieldSchema;
}

export const schemaFolder = dirname(fileURLToPath(import.meta.url));

/** The types that have a schema file, in alphabetical order. */
export function listBlockTypes(folder = schemaFolder): string[] {
  return readdirSync(join(folder, 'blocks'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .toSorted();
}

/** Reads every schema of a folder; each is compiled when it is used for the first time. */
export function loadSchemas(folder = schemaFolder): Schemas {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    // `dependencies` and `enum` in our schemas say nothing about the type, on purpose.
    strictTypes: false,
    strictRequired: false,
    // That the schemas are well formed is for `load-schemas.test.ts` to say; asking each time takes
    // as long as compiling them, and so does making code shorter that runs for a second.
    meta: false,
    validateSchema: false,
    code: { optimize: false },
  });
  // Judged by `checkOpening`, because it takes all blocks of a page.
  ajv.addKeyword({ keyword: 'opensPage', schemaType: 'boolean' });
  // These are checked by `checkTexts`, in words of their own and with the whole site in view.
  for (const format of ['link', 'media', 'icon', 'inline-markup', 'date']) {
    ajv.addFormat(format, true);
  }
  const load = (file: string): LoadedSchema => {
    const schema = readSchema(join(folder, file));
    return {
      schema,
      validate(value) {
        const validate = ajv.compile(schema);
        return validate(value) ? [] : (validate.errors ?? []);
      },
    };
  };
  const page = load('page.json');
  const blocks = new Map(listBlockTypes(folder).map((type) => [type, load(`blocks/${type}.json`)]));
  return {
    page,
    site: load('site.json'),
    blocks,
    pageWithAllFields: withAllFields(page.schema, [...blocks.values()]),
  };
}

/** Reads a schema file and puts what it refers to in the place of each `$ref`. */
function readSchema(file: string): FieldSchema {
  const schema: FieldSchema = JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) => {
    if (!isRecord(value)) return value;
    const { $ref, ...own } = value;
    return typeof $ref === 'string' ? { ...readSchema(join(dirname(file), $ref)), ...own } : value;
  });
  return schema;
}

function withAllFields(page: FieldSchema, blocks: LoadedSchema[]): FieldSchema {
  const properties = Object.assign({}, ...blocks.map(({ schema }) => schema.properties));
  const anyBlock: FieldSchema = { title: 'Block', type: 'object', properties };
  const list: FieldSchema = { ...page.properties?.['blocks'], items: anyBlock };
  return { ...page, properties: { ...page.properties, blocks: list } };
}
