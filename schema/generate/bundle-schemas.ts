import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../is-record.ts';
import { listBlockTypes, schemaFolder } from '../load-schemas.ts';
import { localFields, ORIGINALS } from '../local-fields.ts';
import type { BlockFile } from '../own-blocks/own-block.ts';
import { COMMON_FIELDS, withCommonFields } from '../with-common-fields.ts';
import { withUsualWords } from '../usual-words.ts';
import { readJson } from '../read-json.ts';

export type BundledSchema = Record<string, unknown>;
export type Bundle = BundledSchema & { definitions: Record<string, BundledSchema> };

/** What a file of a site is checked against, by the name of its schema. */
export type MainSchema = 'page' | 'site' | 'form' | keyof typeof ORIGINALS;

/**
 * One schema that holds all of page.json, site.json, form.json or one of these in another language, the blocks and the
 * shared pieces, which are under `definitions` by name. Editors and the type generator want a single file.
 * @param own block types of a site
 */
export function bundleSchemas(main: MainSchema, own: readonly BlockFile[] = []): Bundle {
  if (isLocal(main)) return bundleLocal(main);
  const engineTypes = main === 'page' ? listBlockTypes() : [];
  const blockTypes = [...engineTypes, ...own.map(({ type }) => type)];
  const files = [
    ...listPieces('shared'),
    ...(main === 'site' ? listPieces('theme') : []),
    ...engineTypes.map((type) => `blocks/${type}.json`),
  ];
  const definitions = Object.fromEntries([
    ...files.map((file) => [basename(file, '.json'), readPart(file)] as const),
    ...own.map(({ type, file }) => [type, asBlock(readBundled(file))] as const),
  ]);
  const bundle = readBundled(join(schemaFolder, `${main}.json`));
  if (main !== 'page') return { ...bundle, definitions };
  insertBlocks(bundle);
  const nested = blockTypes.filter((type) => definitions[type]?.['wholePage'] !== true);
  const choices = {
    'nested-block': choice('Nested block', nested),
    block: choice('Block', blockTypes),
  };
  return { ...bundle, definitions: { ...definitions, ...choices } };
}

/** One of some block types. */
function choice(title: string, types: readonly string[]): BundledSchema {
  return { title, oneOf: types.map((type) => ({ $ref: `#/definitions/${type}` })) };
}

function readPart(file: string): BundledSchema {
  const schema = readBundled(join(schemaFolder, file));
  return file.startsWith('blocks/') ? asBlock(schema) : schema;
}

function asBlock(schema: BundledSchema): BundledSchema {
  return withCommonFields(schema, readBundled(join(schemaFolder, COMMON_FIELDS)));
}

function isLocal(main: MainSchema): main is keyof typeof ORIGINALS {
  return Object.hasOwn(ORIGINALS, main);
}

function bundleLocal(main: keyof typeof ORIGINALS): Bundle {
  const { definitions, properties } = bundleSchemas(ORIGINALS[main]);
  const own = readBundled(join(schemaFolder, `${main}.json`));
  const fields = { ...localFields(fieldsOf(properties)), ...fieldsOf(own['properties']) };
  return { ...own, properties: fields, definitions };
}

function fieldsOf(properties: unknown): Record<string, BundledSchema> {
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (isRecord(field) ? [[name, field]] : [])),
  );
}

function listPieces(folder: string): string[] {
  return readdirSync(join(schemaFolder, folder))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** A schema file whose references lead into the bundle. */
function readBundled(file: string): BundledSchema {
  const schema = readJson(file, isRecord, (_key, value) => {
    if (!isRecord(value) || typeof value['$ref'] !== 'string') return withUsualWords(value);
    const $ref = `#/definitions/${basename(value['$ref'], '.json')}`;
    return withUsualWords({ ...value, $ref });
  });
  const { $schema: _, examples: __, ...rest } = schema;
  return rest;
}

/** Puts the choice between all block types in the place of "any block". */
function insertBlocks(page: BundledSchema): void {
  const { properties } = page;
  const blocks = isRecord(properties) ? properties['blocks'] : undefined;
  if (!isRecord(blocks)) throw new Error('schema/page.json must describe a list called blocks.');
  blocks['items'] = { $ref: '#/definitions/block' };
}
