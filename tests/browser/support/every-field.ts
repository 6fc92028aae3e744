import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readData } from '../../../edit/source.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { LoadedSchema, Schemas } from '../../../schema/load-schemas.ts';
import { blocksOf, blockType } from '../../../schema/page-blocks.ts';
import { valueAt } from '../../../schema/pointer.ts';
import { copySite } from '../../../test-support/content/copy-site.ts';
import { lightenSite } from '../../../test-support/content/light-site.ts';
import { examplesOf, pageFieldsFor, writeExampleEntry } from './example-of.ts';

/* A page with blocks of all types, and what can be changed in it. */

const SECOND = join(import.meta.dirname, '../../second-site');

/** The site with blocks of its own. */
export const BAKERY = join(SECOND, 'bakery');

/** A field that is no group, by its place. */
export interface EveryField {
  pointer: string;
  schema: FieldSchema;
  /** What it says; nothing where it is not in the file. */
  was: unknown;
  /** The block or entry whose fields the panel shows then. */
  holder: string;
  kind: Kind;
}

type Kind =
  | 'text'
  | 'choice'
  | 'switch'
  | 'number'
  | 'icon'
  | 'link'
  | 'picture'
  | 'day'
  | 'moment';

/** A list of entries that have fields. */
export interface EveryList {
  pointer: string;
  holder: string;
  /** How many entries it has. */
  count: number;
}

interface Everything {
  fields: EveryField[];
  lists: EveryList[];
}

type Holder = Pick<EveryField, 'pointer' | 'holder'>;

/** Makes a copy of the bakery in which two pages say the same: the examples of block types. */
export async function layEveryBlock(
  folder: string,
  schemas: Schemas,
  types: readonly string[],
): Promise<void> {
  copySite(BAKERY, folder);
  await lightenSite(folder);
  cpSync(join(SECOND, 'media/hills.svg'), join(folder, 'media/hills.svg'));
  const file = join(folder, 'site.yaml');
  const site = readFileSync(file, 'utf8');
  writeFileSync(file, site.replace('embeds: [', 'embeds: [youtube, '));
  const [form] = schemas.form.schema.examples ?? [];
  writeFileSync(join(folder, 'forms/inquiry.yaml'), stringify(form));
  writeExampleEntry(folder, 'What is new');
  const loaded = types.flatMap((type) => schemas.blocks.get(type) ?? []);
  // Markdown of many lines, as people write it.
  const style = { aliasDuplicateObjects: false, blockQuote: 'literal' } as const;
  const text = stringify(pageWith(loaded, folder), style);
  for (const name of ['on-page', 'in-panel'])
    writeFileSync(join(folder, `pages/${name}.yaml`), text);
}

function pageWith(loaded: readonly LoadedSchema[], folder: string) {
  const title = { type: 'hero', title: 'Every field' };
  const isHeaded = loaded.some(({ schema }) => schema.hasMainHeading);
  const blocks = loaded
    .toSorted((a, b) => Number(b.schema.hasMainHeading ?? 0) - Number(a.schema.hasMainHeading ?? 0))
    .map((one) => shortened(examplesOf(one, folder)[0], one.schema));
  const page = {
    title: 'Every field',
    description: 'What is written in one way and in the other.',
    blocks: isHeaded ? blocks : [title, ...blocks],
  };
  return loaded.reduce((fields, one) => ({ ...fields, ...pageFieldsFor(one) }), page);
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** Entries of a list have the same fields: only those that say most stay. */
function shortened(value: unknown, schema: FieldSchema | undefined): unknown {
  if (Array.isArray(value)) {
    const items = schema?.items;
    const sorted = isRecord(value[0]) ? value.toSorted((a, b) => lengthOf(b) - lengthOf(a)) : value;
    return sorted.slice(0, Math.max(1, schema?.minItems ?? 1)).map((one) => shortened(one, items));
  }
  if (!isRecord(value)) return value;
  const fields = schema?.properties ?? {};
  // Columns of a table, and its rows.
  const whole = Object.entries(fields).flatMap(([name, { items }]) =>
    items?.sameLengthAs === undefined ? [] : [name, items.sameLengthAs],
  );
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      whole.includes(name) ? one : shortened(one, fields[name]),
    ]),
  );
}

/** All that can be changed in the blocks of a page, and how many fields each of them has. */
export function everythingOn(text: string, schemas: Schemas) {
  const data = readData(text);
  const found: Everything = { fields: [], lists: [] };
  const blocks = blocksOf(data).map((block, n) => {
    const before = found.fields.length;
    const type = blockType(block);
    const at = `/blocks/${n}`;
    walk(block, schemas.blocks.get(type)?.schema ?? {}, { pointer: at, holder: at }, found);
    return { type, own: found.fields.length - before };
  });
  const lists = found.lists.filter((list) => isGoneInto(data, list));
  return { fields: found.fields, lists, blocks };
}

/** Whether the keys of the page go into a list: the first one of a block, or of its first entry. */
function isGoneInto(data: unknown, { pointer, holder }: EveryList): boolean {
  const own = valueAt(data, holder);
  const [first] = Object.entries(isRecord(own) ? own : {}).find(
    ([, value]) => Array.isArray(value) && isRecord(value[0]),
  ) ?? [''];
  const entries = holder.split('/').slice(3);
  return pointer === `${holder}/${first}` && entries.every((step) => !/^[1-9]/.test(step));
}

function walk(value: unknown, schema: FieldSchema, at: Holder, found: Everything): void {
  const { pointer, holder } = at;
  if (schema.const !== undefined) return;
  if (schema.type === 'array') {
    if (!Array.isArray(value) || !schema.items || schema.holdsBlocks) return;
    const { length: count } = value;
    const isOfRecords = isRecord(value[0]);
    // Two more are put into it.
    if (isOfRecords && count + 2 <= (schema.maxItems ?? Infinity))
      found.lists.push({ pointer, holder, count });
    for (const [n, one] of value.entries()) {
      const inner = `${pointer}/${n}`;
      walk(one, schema.items, { pointer: inner, holder: isOfRecords ? inner : holder }, found);
    }
  } else if (schema.type === 'object' || schema.properties) {
    if (!isRecord(value)) return;
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      // Entries have the same two as every block.
      if (pointer.split('/').length === 3 || field.format !== 'moment')
        walk(value[name], field, { pointer: `${pointer}/${name}`, holder }, found);
  } else found.fields.push({ pointer, schema, was: value, holder, kind: kindOf(schema) });
}

const BY_FORMAT: Record<string, Kind> = {
  media: 'picture',
  icon: 'icon',
  link: 'link',
  date: 'day',
  moment: 'moment',
};

function kindOf({ type, format = '', enum: choices }: FieldSchema): Kind {
  if (choices) return 'choice';
  if (type === 'boolean') return 'switch';
  return type === 'integer' || type === 'number' ? 'number' : (BY_FORMAT[format] ?? 'text');
}

/** What is typed into a text, once; no example says it. */
export const TYPED = 'Q';

/** Another value than a field has; nothing for pictures, which are chosen. */
export function otherValue({ schema, was, kind }: EveryField): unknown {
  if (kind === 'choice') return schema.enum?.find((one) => one !== (was ?? schema.default));
  if (kind === 'switch') return (was ?? schema.default) !== true;
  if (kind === 'number') return Number(was ?? schema.minimum ?? 0) + 1;
  if (kind === 'icon') return was === 'map' ? 'wind' : 'map';
  if (kind === 'link') return 'mailto:neu@example.com';
  if (kind === 'day') return '2031-05-06';
  if (kind === 'moment') return '2031-05-06T09:00';
  return kind === 'text' ? `${typeof was === 'string' ? was : ''}${TYPED}` : undefined;
}
