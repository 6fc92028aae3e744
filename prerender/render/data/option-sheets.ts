import { blockType } from '../../../schema/is-page.ts';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/**
 * The sheets of the options that a page names, each once, by the names of their files.
 * @param frame what of site.yaml is on every page and has such options
 */
export function optionSheets(
  { blocks }: Page,
  frame: Pick<Site, 'closing' | 'footer'>,
  { blocks: types, site }: Schemas,
): string[] {
  return [
    ...new Set([
      ...blocks.flatMap((block) => sheetsNamed(block, types.get(blockType(block))?.schema)),
      ...sheetsNamed(frame.closing, site.schema.properties?.['closing']),
      ...sheetsNamed(frame.footer, site.schema.properties?.['footer']),
    ]),
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
