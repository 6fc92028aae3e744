import { join } from 'node:path';
import type { OpenedSite } from '../../check/model/context.ts';
import { isRecord } from '../../schema/is-record.ts';
import { schemaFolder } from '../../schema/load-schemas.ts';
import { EDITOR_SCHEMAS } from '../../schema/generate/editor-files.ts';
import { pageSchemaForEditors } from '../../schema/generate/editor-schema.ts';
import { blockFiles } from '../../schema/own-blocks/own-block.ts';
import { readJson } from '../../schema/read-json.ts';
import { writeChanged } from '../../check/files/write-changed.ts';

/** What editors offer for fields of a format, beside what the schemas of the engine say. */
type Offers = Readonly<Record<string, readonly string[]>>;

/**
 * Writes the schemas by which editors complete the files of a site, with what only this site has: its own blocks and icons,
 * and the forms that links lead to. Those that are there already are left alone.
 */
export function writeEditorSchemas({
  context,
  forms,
}: Pick<OpenedSite, 'context' | 'forms'>): void {
  const own = blockFiles(context.folder, context.ownBlocks);
  const names = forms.map(({ name }) => name);
  const offers: Offers = {
    icon: [...context.icons],
    link: names.map((name) => `#${name}`),
    form: names,
  };
  for (const [name, path] of Object.entries(EDITOR_SCHEMAS)) {
    const schema =
      own.length > 0 && name === 'page.schema.json'
        ? pageSchemaForEditors(own)
        : readJson(join(schemaFolder, 'generated', name), isRecord);
    const text = `${JSON.stringify(withOffers(schema, offers))}\n`;
    writeQuietly(context.folder, path, text);
  }
}

/** Where nothing can be written, as in a container that only builds, nobody edits either. */
function writeQuietly(folder: string, name: string, text: string): void {
  try {
    writeChanged(folder, name, text);
  } catch (error) {
    console.error(`The schema for editors could not be written: ${String(error)}`);
  }
}

/** Editors offer examples, and judge by them as little as any other reader of a schema. */
function withOffers(schema: unknown, offers: Offers): unknown {
  if (Array.isArray(schema)) return schema.map((inside: unknown) => withOffers(inside, offers));
  if (!isRecord(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, inside]) => [name, withOffers(inside, offers)]),
  );
  const { format } = schema;
  const examples = typeof format === 'string' ? offers[format] : undefined;
  return examples && schema['type'] === 'string' ? { ...copy, examples } : copy;
}
