import type { SiteData } from '../../../renderer/data/types.ts';
import { blockType } from '../../../schema/is-page.ts';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/** What of site.yaml is on every page, or may take its place, and has such options. */
const FRAME = ['header', 'closing', 'footer', 'notFound', 'error'] as const;

/**
 * The sheets of the options that a page names, each once, by the names of their files.
 * @param forms those that can be opened on the page
 */
export function optionSheets(
  { blocks }: Pick<Page, 'blocks'>,
  { site: frame, forms }: { site: Pick<Site, (typeof FRAME)[number]>; forms: readonly unknown[] },
  { blocks: types, site, form: ofForms }: Schemas,
): string[] {
  return [
    ...new Set([
      ...blocks.flatMap((block) => sheetsNamed(block, types.get(blockType(block))?.schema)),
      ...FRAME.flatMap((name) => sheetsNamed(frame[name], site.schema.properties?.[name])),
      ...forms.flatMap((form) => sheetsNamed(form, ofForms.schema)),
    ]),
  ];
}

/** The sheets of the options of what is around every page, and of the page for unknown addresses. */
export function frameSheets(
  { site, headerLook }: Pick<SiteData, 'site' | 'headerLook'>,
  schemas: Schemas,
): string[] {
  return [
    ...optionSheets({ blocks: [] }, { site, forms: [] }, schemas),
    ...(headerLook === 'centered' ? ['centered'] : []),
  ];
}

function sheetsNamed(value: unknown, schema: FieldSchema | undefined): string[] {
  if (!schema) return [];
  const { sheet = [], sheetFor } = schema;
  const isNamed = sheetFor?.some((one) => one === value) ?? true;
  return [...(isNamed ? [sheet].flat() : []), ...inside(value, schema)];
}

function inside(value: unknown, schema: FieldSchema): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => sheetsNamed(entry, schema.items));
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name) => sheetsNamed(value[name], schemaOf(schema, name)));
}
