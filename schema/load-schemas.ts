import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorObject } from 'ajv';
import { type FieldSchema, isFieldSchema } from './field-schema.ts';
import { isRecord } from './is-record.ts';
import { localFields, type ORIGINALS } from './local-fields.ts';
import { readJson } from './read-json.ts';
import { COMMON_FIELDS, withCommonFields } from './with-common-fields.ts';
import { withUsualWords } from './usual-words.ts';
import { type SchemaCompiler, schemaCompiler } from './schema-compiler.ts';

export interface LoadedSchema {
  /** Its path below schema/. */
  file: string;
  schema: FieldSchema;
  /** Gives what is wrong with a value. */
  validate: (value: unknown) => ErrorObject[];
}

/**
 * All schemas of the engine. The type of a block is the name of its file; it is looked up here
 * before a block is validated, so that a mistake is judged by one schema only.
 */
export interface Schemas {
  page: LoadedSchema;
  site: LoadedSchema;
  /** What a site says about itself in another of its languages. */
  localSite: LoadedSchema;
  form: LoadedSchema;
  /** The words of a form in another language of the site. */
  localForm: LoadedSchema;
  blocks: ReadonlyMap<string, LoadedSchema>;
  /** The page with the fields of all blocks at once: for finding where a stray field belongs. */
  pageWithAllFields: FieldSchema;
}

export const schemaFolder = dirname(fileURLToPath(import.meta.url));

/** The types that have a schema file, in alphabetical order. */
export function listBlockTypes(): string[] {
  return readdirSync(join(schemaFolder, 'blocks'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .toSorted();
}

let loaded: Schemas | undefined;

/** Every schema, read once for all sites that a process opens; each is compiled when it is used for the first time. */
export function loadSchemas(): Schemas {
  return (loaded ??= readSchemas());
}

/** To be told that files of schema/ have changed: the next caller gets them as they are then. */
export function forgetSchemas(): void {
  loaded = undefined;
}

function readSchemas(): Schemas {
  const compile = schemaCompiler();
  const load = (file: string, schema = readSchema(join(schemaFolder, file))): LoadedSchema =>
    loadedSchema(file, schema, compile);
  const page = load('page.json');
  const site = load('site.json');
  const form = load('form.json');
  const loadLocal = (name: keyof typeof ORIGINALS, original: FieldSchema): LoadedSchema => {
    const own = readSchema(join(schemaFolder, `${name}.json`));
    const properties = { ...localFields(original.properties ?? {}), ...own.properties };
    return load(`${name}.json`, { ...own, properties });
  };
  const loadBlock = (file: string) => load(file, asBlock(readSchema(join(schemaFolder, file))));
  const blocks = new Map(listBlockTypes().map((type) => [type, loadBlock(`blocks/${type}.json`)]));
  return {
    page,
    site,
    localSite: loadLocal('site-language', site.schema),
    form,
    localForm: loadLocal('form-language', form.schema),
    blocks,
    pageWithAllFields: withAllFields(page.schema, [...blocks.values()]),
  };
}

/** The schema of a block type with the fields that every block may have. */
export function asBlock(schema: FieldSchema): FieldSchema {
  return withCommonFields(schema, readSchema(join(schemaFolder, COMMON_FIELDS)));
}

/** A schema that is compiled when it is used for the first time. */
export function loadedSchema(
  file: string,
  schema: FieldSchema,
  compile: SchemaCompiler,
): LoadedSchema {
  return {
    file,
    schema,
    validate(value) {
      const validate = compile(file, schema);
      return validate(value) ? [] : (validate.errors ?? []);
    },
  };
}

/** Reads a schema file and puts what it refers to in the place of each `$ref`. */
function readSchema(file: string): FieldSchema {
  return readJson(file, isFieldSchema, resolveReferences(dirname(file)));
}

/**
 * For `JSON.parse`: puts the schemas that others refer to in the place of each `$ref`.
 * @param folder from which they are named
 */
export function resolveReferences(folder: string): (key: string, value: unknown) => unknown {
  return (_key, value) => {
    if (!isRecord(value)) return value;
    const { $ref, ...own } = value;
    return typeof $ref === 'string'
      ? { ...readSchema(join(folder, $ref)), ...withUsualWords(own) }
      : withUsualWords(value);
  };
}

/** A page with the fields of all blocks at once. */
export function withAllFields(page: FieldSchema, blocks: LoadedSchema[]): FieldSchema {
  const properties = Object.fromEntries(
    blocks.flatMap(({ schema }) => Object.entries(schema.properties ?? {})),
  );
  const anyBlock: FieldSchema = { title: 'Block', type: 'object', properties };
  const list: FieldSchema = { ...page.properties?.['blocks'], items: anyBlock };
  return { ...page, properties: { ...page.properties, blocks: list } };
}
