import { allElements, phrasesOf } from '../../check/markdown/markdown-parts.ts';
import { readMarkdown } from '../../check/markdown/read-markdown.ts';
import { type FieldSchema, schemaOf } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { parseInlineMarkup, type Phrase } from '../../schema/texts/inline-markup.ts';
import { allPhrases } from '../../schema/texts/phrases.ts';

/**
 * The fields that a value writes, without their numbers in a list; those of a block begin with its type. With each field
 * which choice it makes, and what its text consists of: links, tables, code.
 */
export function fieldsOf(value: unknown, schema: FieldSchema | undefined, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => fieldsOf(entry, schema?.items, path));
  if (!isRecord(value)) {
    if (typeof value === 'boolean' || schema?.enum) return [`${path}=${String(value)}`];
    return [path, ...partsOf(value, schema?.format).map((part) => `${path} ${part}`)];
  }
  const type = typeof value['type'] === 'string' ? value['type'] : '';
  const start = type === '' ? path : `${path}.${type}`;
  const known = loadSchemas().blocks.get(type)?.schema ?? schema;
  return Object.entries(value).flatMap(([name, inside]) =>
    fieldsOf(inside, schemaOf(known, name), `${start}.${name}`),
  );
}

/** An entry of a list, and the block type in which it is. */
interface Entry {
  value: Record<string, unknown>;
  type: string;
  schema: FieldSchema | undefined;
}

/** The entries that a value has which have a place of their own. */
export function entriesOf(value: unknown, type = '', schema?: FieldSchema): Entry[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => entriesOf(entry, type, schema?.items));
  if (!isRecord(value)) return [];
  const block = typeof value['type'] === 'string' ? value['type'] : type;
  const known = loadSchemas().blocks.get(String(value['type']))?.schema ?? schema;
  const inside = Object.entries(value).flatMap(([name, field]) =>
    entriesOf(field, block, schemaOf(known, name)),
  );
  return typeof value['slug'] === 'string'
    ? [{ value, type: block, schema: known }, ...inside]
    : inside;
}

function partsOf(text: unknown, format: string | undefined): string[] {
  if (typeof text !== 'string') return [];
  if (format === 'inline-markup') return marksOf(parseInlineMarkup(text));
  if (format !== 'markdown') return [];
  return allElements(readMarkdown(text).elements).flatMap((element) => [
    element.type === 'heading' ? `heading ${element.depth}` : element.type,
    ...marksOf(phrasesOf(element)),
  ]);
}

function marksOf(phrases: readonly Phrase[]): string[] {
  return allPhrases(phrases).flatMap((phrase) => {
    if (typeof phrase === 'string') return [];
    return 'mark' in phrase ? phrase.mark : 'link';
  });
}
