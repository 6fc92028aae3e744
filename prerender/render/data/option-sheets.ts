import type { Pictures, SiteData } from '../../../renderer/data/types.ts';
import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import type { Page, Site } from '../../../schema/generated/content.d.ts';
import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isPhotograph } from '../../../schema/words-on-files.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/** What of site.yaml is on every page, or may take its place, and has such options. */
const FRAME = ['header', 'closing', 'footer', 'notFound', 'error'] as const;

interface Frame extends Pick<SiteData, 'headerLook' | 'pictures'> {
  site: Pick<Site, (typeof FRAME)[number]>;
}

/** What a page shows besides its blocks. */
interface Around {
  frame: Frame;
  /** Those that can be opened on the page. */
  forms: readonly unknown[];
  /** All of the site. */
  pictures: Pictures;
}

/** The sheets of the options that a page names, each once, by the names of their files. */
export function optionSheets(
  page: Page,
  { frame, forms, pictures }: Around,
  schemas: Schemas,
): string[] {
  return [
    ...new Set([
      ...allBlocks(page).flatMap(({ block }) =>
        sheetsNamed(block, schemas.blocks.get(blockType(block))?.schema, pictures),
      ),
      ...frameSheets(frame, schemas),
      ...forms.flatMap((form) => sheetsNamed(form, schemas.form.schema, pictures)),
    ]),
  ];
}

/** The sheets of the options of what is around every page, and of the page for unknown addresses. */
export function frameSheets(
  { site, headerLook, pictures }: Frame,
  { site: { schema } }: Pick<Schemas, 'site'>,
): string[] {
  const sheets = FRAME.flatMap((name) =>
    sheetsNamed(site[name], schema.properties?.[name], pictures),
  );
  return [...new Set([...sheets, ...(headerLook === 'centered' ? ['centered'] : [])])];
}

function sheetsNamed(
  value: unknown,
  schema: FieldSchema | undefined,
  pictures: Pictures,
): string[] {
  if (!schema) return [];
  const { sheet = [], sheetFor, photographSheet = [] } = schema;
  return [
    ...[sheet, sheetFor?.[String(value)] ?? []].flat(),
    ...(isPhotograph(value, (name) => pictures[name]) ? photographSheet : []),
    ...inside(value, schema, pictures),
  ];
}

function inside(value: unknown, schema: FieldSchema, pictures: Pictures): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => sheetsNamed(entry, schema.items, pictures));
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((name) =>
    sheetsNamed(value[name], schemaOf(schema, name), pictures),
  );
}
