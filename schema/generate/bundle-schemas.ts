import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../is-record.ts';
import { listBlockTypes, schemaFolder } from '../load-schemas.ts';
import { readJson } from '../read-json.ts';

export type BundledSchema = Record<string, unknown>;
export type Bundle = BundledSchema & { definitions: Record<string, BundledSchema> };

/**
 * One schema that holds all of page.json, site.json or form.json, the blocks and the shared pieces, which lie
 * under `definitions` by name. Editors and the type generator want a single file.
 */
export function bundleSchemas(main: 'page' | 'site' | 'form', folder = schemaFolder): Bundle {
  const blockTypes = main === 'page' ? listBlockTypes(folder) : [];
  const files = [
    ...listPieces(folder, 'shared'),
    ...(main === 'site' ? listPieces(folder, 'theme') : []),
    ...blockTypes.map((type) => `blocks/${type}.json`),
  ];
  const definitions = Object.fromEntries(
    files.map((file) => [basename(file, '.json'), readBundled(join(folder, file))]),
  );
  const bundle = readBundled(join(folder, `${main}.json`));
  if (main !== 'page') return { ...bundle, definitions };
  insertBlocks(bundle);
  const block = {
    title: 'Block',
    oneOf: blockTypes.map((type) => ({ $ref: `#/definitions/${type}` })),
  };
  return { ...bundle, definitions: { ...definitions, block } };
}

function listPieces(folder: string, of: string): string[] {
  return readdirSync(join(folder, of))
    .toSorted()
    .map((name) => `${of}/${name}`);
}

/** A schema file whose references lead into the bundle. */
function readBundled(file: string): BundledSchema {
  const schema = readJson(file, isRecord, (_key, value) => {
    if (!isRecord(value) || typeof value['$ref'] !== 'string') return value;
    return { ...value, $ref: `#/definitions/${basename(value['$ref'], '.json')}` };
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
