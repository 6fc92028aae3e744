import { allBlocks, blockType } from '../schema/page-blocks.ts';
import { type FieldSchema, schemaOf } from '../schema/field-schema.ts';
import { parseInlineMarkup } from '../schema/texts/inline-markup.ts';
import { hrefsIn } from '../schema/texts/phrases.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import type { DataPath } from '../schema/pointer.ts';
import { markdownParts } from './markdown/markdown-parts.ts';
import { readMarkdown } from './markdown/read-markdown.ts';

/** A text and what its schema says about it. Its `format` tells what it names: a picture, an icon, a link, a day. */
export interface Text {
  text: string;
  path: DataPath;
  schema: FieldSchema;
  /** Of the group of fields that holds it, if only as an entry of a list. */
  owner: FieldSchema;
  /** Of a link, picture or place that is named within a text in Markdown: the characters there to point at. */
  words?: string;
}

/**
 * All texts of a value with the schema of each; what no schema knows is passed over. A text in Markdown is followed by
 * what it names: links, pictures and places.
 */
export function collectTexts(value: unknown, schema: FieldSchema, path: DataPath): Text[] {
  const texts = collectFieldTexts(value, schema, path);
  const isMarkdown = ({ schema: { format } }: Text) => format === 'markdown';
  if (!texts.some(isMarkdown)) return texts;
  return texts.flatMap((text) => {
    if (!isMarkdown(text)) return [text];
    const { path: at, schema: owner } = text;
    const parts = markdownParts(readMarkdown(text.text).elements);
    return [text, ...parts.map((part): Text => ({ ...part, path: at, owner }))];
  });
}

/** The same without what a text in Markdown names, so that none is read. */
export function collectFieldTexts(value: unknown, schema: FieldSchema, path: DataPath): Text[] {
  const texts: Text[] = [];
  const visit = (
    inside: unknown,
    field: FieldSchema | undefined,
    at: DataPath,
    owner: FieldSchema,
  ): void => {
    if (!field) return;
    if (typeof inside === 'string') {
      texts.push({ text: inside, path: at, schema: field, owner });
    } else if (Array.isArray(inside)) {
      for (const [index, entry] of inside.entries())
        visit(entry, field.items, [...at, index], owner);
    } else if (isRecord(inside)) {
      for (const name of Object.keys(inside)) {
        visit(inside[name], schemaOf(field, name), [...at, name], field);
      }
    }
  };
  visit(value, schema, path, schema);
  return texts;
}

/** All texts of a page, each block by the schema of its type; of a block without a known type there are none. */
export function collectPageTexts({ page, blocks: types }: Schemas, data: unknown): Text[] {
  if (!isRecord(data)) return [];
  const { blocks: _, ...head } = data;
  const ofBlocks = allBlocks(data).flatMap(({ block, path }) => {
    const type = types.get(blockType(block));
    return type ? collectTexts(block, type.schema, path) : [];
  });
  return [...collectTexts(head, page.schema, []), ...ofBlocks];
}

/** All texts of a YAML file of the site: of site.yaml or a form, of the same in another language, or of a page. */
export function collectFileTexts(schemas: Schemas, file: string, data: unknown): Text[] {
  if (file === 'site.yaml') return collectTexts(data, schemas.site.schema, []);
  if (file.startsWith('forms/')) {
    const { schema } = /^forms\/[^.]+\.yaml$/.test(file) ? schemas.form : schemas.localForm;
    return collectTexts(data, schema, []);
  }
  return file.startsWith('pages/')
    ? collectPageTexts(schemas, data)
    : collectTexts(data, schemas.localSite.schema, []);
}

/** Formats of texts that people read. Those of any other name something: a picture, an icon, a place. */
const SAID = new Set([undefined, 'inline-markup', 'markdown', 'date', 'message']);

/** Whether people read a text. */
export function isSaid({ schema }: Text): boolean {
  return SAID.has(schema.format) && !schema.enum && schema.const === undefined;
}

/** What the texts of a format say, each once, in the order of the file. */
export function textsOfFormat(texts: readonly Text[], format: string): string[] {
  const found = texts.filter(({ schema }) => schema.format === format);
  return [...new Set(found.map(({ text }) => text))];
}

/** Where a text leads: the whole of a link field, or the links in its markup. */
export function hrefsOf({ text, schema }: Text): string[] {
  if (schema.format === 'link') return [text];
  if (schema.format !== 'inline-markup' || !text.includes('](')) return [];
  return hrefsIn(parseInlineMarkup(text));
}
