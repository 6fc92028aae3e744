import { blockType } from '../../../schema/is-page.ts';
import type { Page } from '../../../schema/generated/content.d.ts';
import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/** The sheets of the options that the blocks of a page name, each once, by the names of their files. */
export function optionSheets({ blocks }: Page, schemas: Schemas): string[] {
  return [
    ...new Set(
      blocks.flatMap((block) => sheetsNamed(block, schemas.blocks.get(blockType(block))?.schema)),
    ),
  ];
}

function sheetsNamed(value: unknown, schema: FieldSchema | undefined): string[] {
  if (!schema) return [];
  const { sheet, sheetFor } = schema;
  const own = sheet !== undefined && (sheetFor?.some((one) => one === value) ?? true);
  return [...(own ? [sheet] : []), ...inside(value, schema)];
}

function inside(value: unknown, schema: FieldSchema): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => sheetsNamed(entry, schema.items));
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => sheetsNamed(value[name], schemaOf(schema, name)));
}
