import type { SiteData } from '../../../renderer/data/types.ts';
import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/** What of site.yaml is on every page, or may take its place, and has such options. */
const FRAME = ['header', 'closing', 'footer', 'notFound', 'error'] as const;

interface Frame extends Pick<SiteData, 'headerLook' | 'closingVeils'> {
  site: Pick<Site, (typeof FRAME)[number]>;
}

/**
 * The sheets of the options that a page names, each once, by the names of their files.
 * @param forms those that can be opened on the page
 */
export function optionSheets(
  page: Page,
  { frame, forms }: { frame: Frame; forms: readonly unknown[] },
  schemas: Schemas,
): string[] {
  return [
    ...new Set([
      ...allBlocks(page).flatMap(({ block }) =>
        sheetsNamed(block, schemas.blocks.get(blockType(block))?.schema),
      ),
      ...frameSheets(frame, schemas),
      ...forms.flatMap((form) => sheetsNamed(form, schemas.form.schema)),
    ]),
  ];
}

/** The sheets of the options of what is around every page, and of the page for unknown addresses. */
export function frameSheets(
  { site, headerLook, closingVeils }: Frame,
  { site: { schema } }: Pick<Schemas, 'site'>,
): string[] {
  const sheets = FRAME.flatMap((name) => sheetsNamed(site[name], schema.properties?.[name]));
  return [
    ...new Set([
      ...sheets,
      ...(headerLook === 'centered' ? ['centered'] : []),
      ...(closingVeils ? ['behind'] : []),
    ]),
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
