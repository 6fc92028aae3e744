import { existsSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { stringify } from 'yaml';
import { type FieldSchema, isFieldSchema } from './field-schema.ts';
import { COMMON_FIELDS } from './with-common-fields.ts';
import { withUsualWords } from './usual-words.ts';
import { isRecord } from './is-record.ts';
import { listBlockTypes, schemaFolder } from './load-schemas.ts';
import type { BlockFile } from './own-blocks/own-block.ts';
import { readJson } from './read-json.ts';
import { compareTexts } from './texts/compare-texts.ts';

/** What authors need to know of all block types, and of the pieces that blocks share. */
export interface BlockGuide {
  blocks: DescribedBlock[];
  pieces: Described[];
}

/** A block type or shared piece. */
export interface Described {
  /** The block's type, or the name of the piece's file. */
  name: string;
  title: string;
  description: string;
  /** Empty for a piece that is a single value. */
  fields: DescribedField[];
}

export interface DescribedBlock extends Described {
  /** The example as YAML, indented as an entry of `blocks`. */
  example: string;
}

export interface DescribedField {
  /** Names from the block down to the field; `cards[].title` is the title of every card. */
  path: string;
  description: string;
  /** What may be written, in words; "a" or "list of" before the name of a shared piece. */
  kind: string;
  /** Name of the shared piece that it is, or is a list of. */
  piece?: string;
  need: string;
}

/**
 * Describes all block types in alphabetical order, from their schemas.
 * @param own those of a site
 */
export function describeBlocks(own: readonly BlockFile[] = []): BlockGuide {
  const engine = listBlockTypes().map((type) => ({ type, file: engineFile(`blocks/${type}`) }));
  const { blocks } = describeOnly(
    [...engine, ...own].toSorted((a, b) => compareTexts(a.type, b.type)),
  );
  return { blocks, pieces: piecesOf([...blocks, describeCommonFields()]) };
}

/** Describes some block types, and the shared pieces that these use. */
export function describeOnly(files: readonly BlockFile[]): BlockGuide {
  const blocks = files.map(({ type, file }) => {
    const schema = readUnresolved(file);
    return { ...describe(type, schema), example: exampleAsYaml(schema) };
  });
  return { blocks, pieces: piecesOf(blocks) };
}

/** Describes the fields that every block may have. */
export function describeCommonFields(): Described {
  return describe('common', readUnresolved(join(schemaFolder, COMMON_FIELDS)));
}

/** Describes site.yaml, a page and a form, and the shared pieces that these use. */
export function describeFiles(): { files: Described[]; pieces: Described[] } {
  const files = ['site', 'page', 'form'].map((name) =>
    describe(name, readUnresolved(engineFile(name))),
  );
  return { files, pieces: piecesOf(files) };
}

/** The pieces that fields refer to, and those that these refer to, in alphabetical order. */
export function piecesOf(all: readonly Described[]): Described[] {
  const pieces = new Map<string, Described>();
  const collect = (fields: DescribedField[]) => {
    for (const { piece } of fields) {
      if (piece === undefined || pieces.has(piece)) continue;
      const folder = existsSync(engineFile(`shared/${piece}`)) ? 'shared' : 'theme';
      const described = describe(piece, readUnresolved(engineFile(`${folder}/${piece}`)));
      pieces.set(piece, described);
      collect(described.fields);
    }
  };
  for (const { fields } of all) collect(fields);
  return [...pieces.values()].toSorted((a, b) => compareTexts(a.name, b.name));
}

function engineFile(name: string): string {
  return join(schemaFolder, `${name}.json`);
}

/** A schema in which the shared pieces are still called by their files. */
interface UnresolvedSchema extends Omit<
  FieldSchema,
  'properties' | 'items' | 'additionalProperties'
> {
  $ref?: string;
  properties?: Record<string, UnresolvedSchema>;
  items?: UnresolvedSchema;
  additionalProperties?: boolean | UnresolvedSchema;
}

/** Only titles and descriptions that a field lacks are taken from the piece it refers to. */
function readUnresolved(file: string): UnresolvedSchema {
  return readJson(file, isFieldSchema, (_key, value) =>
    isRecord(value) && typeof value['$ref'] === 'string'
      ? { ...wordsOf(pieceFile(file, value['$ref'])), ...withUsualWords(value) }
      : withUsualWords(value),
  );
}

/** A schema of a site names pieces as if it were next to those of the engine. */
function pieceFile(file: string, ref: string): string {
  const folder = file.startsWith(schemaFolder + sep) ? dirname(file) : join(schemaFolder, 'blocks');
  return join(folder, ref);
}

function wordsOf(file: string): Pick<FieldSchema, 'title' | 'description' | 'usualWords'> {
  const { title, description, usualWords } = readUnresolved(file);
  return { title, description, ...(usualWords && { usualWords }) };
}

function describe(name: string, schema: UnresolvedSchema): Described {
  const { title = name, description = '' } = schema;
  const fields = schema.listedIn === undefined ? fieldsBelow(schema, '') : [];
  const values = schema.enum ? ` It is ${kindOf(schema).kind}.` : '';
  const all = schema.listedIn === undefined ? '' : ` ${schema.listedIn} lists all of them.`;
  const left = schema.wholePage === false ? ` These are: ${wholePageTypes().join(', ')}.` : '';
  return { name, title, description: description + values + all + left, fields };
}

/** The block types that no other block may hold. */
function wholePageTypes(): string[] {
  return listBlockTypes().filter((type) => readUnresolved(engineFile(`blocks/${type}`)).wholePage);
}

function fieldsBelow(schema: UnresolvedSchema, prefix: string): DescribedField[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, field]) => field.const === undefined)
    .flatMap(([name, field]) => {
      const path = prefix + name;
      const isRequired = schema.required?.includes(name) ?? false;
      const row = {
        path,
        description: field.description ?? '',
        ...kindOf(field),
        need: needOf(field, isRequired),
      };
      return [
        row,
        ...fieldsBelow(field, `${path}.`),
        ...fieldsBelow(field.items ?? {}, `${path}[].`),
      ];
    });
}

function needOf(field: UnresolvedSchema, isRequired: boolean): string {
  if (isRequired) return 'required';
  const isEmpty = field.default === undefined || Array.isArray(field.default);
  return isEmpty ? 'optional' : `default \`${JSON.stringify(field.default)}\``;
}

function kindOf(schema: UnresolvedSchema): Pick<DescribedField, 'kind' | 'piece'> {
  const { $ref, items, type, pattern, minimum, maximum, additionalProperties: more } = schema;
  if ($ref !== undefined) return { kind: '', piece: basename($ref, '.json') };
  if (items) {
    const { minItems, maxItems } = schema;
    const isFixed = maxItems !== undefined && minItems === maxItems;
    const count = isFixed ? `${maxItems} ` : '';
    const most = isFixed || maxItems === undefined ? '' : `, ${maxItems} at most`;
    if (items.$ref !== undefined) return { kind: 'list of', piece: basename(items.$ref, '.json') };
    const plain = items.type === 'number' ? 'numbers' : 'texts';
    const entries = items.items ? 'lists of texts' : plain;
    return { kind: `list of ${count}${items.properties ? 'groups of fields' : entries}${most}` };
  }
  if (schema.enum) return { kind: schema.enum.map((value) => `\`${String(value)}\``).join(' or ') };
  if (type === 'boolean') return { kind: '`true` or `false`' };
  if (typeof more === 'object')
    return more.$ref === undefined
      ? { kind: 'texts by name' }
      : { kind: 'by name:', piece: basename(more.$ref, '.json') };
  if (type === 'object') return { kind: 'group of fields' };
  if (Array.isArray(type))
    return {
      kind: pattern === '^none$' ? 'group of fields, or `none`' : 'text or group of fields',
    };
  if (type === 'integer' || type === 'number') {
    const number = type === 'integer' ? 'whole number' : 'number';
    const most = maximum === undefined ? '' : ` to ${maximum}`;
    return { kind: minimum === undefined ? number : `${number} from ${minimum}${most}` };
  }
  return { kind: 'text' };
}

/** @throws if a block schema has no example */
function exampleAsYaml({ title, examples }: UnresolvedSchema): string {
  if (!examples?.length) throw new Error(`The schema of the block ${title} has no example.`);
  return stringify({ blocks: examples }, { lineWidth: 0 }).replace(/^blocks:\n/, '');
}
