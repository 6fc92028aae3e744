import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPicture } from '../../check/files/decoded-picture.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { type LanguagePlan, languageOf } from '../../check/model/plan.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { isRecord } from '../../schema/is-record.ts';
import { schemaFolder } from '../../schema/load-schemas.ts';
import { EDITOR_SCHEMAS } from '../../schema/generate/editor-files.ts';
import { pageSchemaForEditors } from '../../schema/generate/editor-schema.ts';
import { blockFiles } from '../../schema/own-blocks/own-block.ts';
import { readJson } from '../../schema/read-json.ts';
import { writeChanged } from '../../check/files/write-changed.ts';
import { factSnippets, FACT_SNIPPETS } from './fact-snippets.ts';

/** What editors offer for fields of a format, besides what the schemas of the engine say. */
type Offers = Readonly<Record<string, readonly string[]>>;

/**
 * Writes what editors complete the files of a site by, with what only this site has: its own blocks and icons, pictures,
 * pages, forms, folders and facts. What is there already is left alone.
 */
export function writeEditorSchemas({
  context,
  forms,
  pageFiles,
}: Pick<OpenedSite, 'context' | 'forms' | 'pageFiles'>): void {
  const own = blockFiles(context.folder, context.ownBlocks);
  const names = forms.map(({ name }) => name);
  const offers: Offers = {
    icon: [...context.icons],
    link: [...context.routes.keys(), ...names.map((name) => `#${name}`), ...context.publicFiles],
    media: [...context.media].filter((path) => isPicture.test(path)),
    entries: foldersOf(pageFiles, context.languages),
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
  // Where nobody opens the site in that editor, it needs no file.
  if (context.references && existsSync(join(context.folder, dirname(FACT_SNIPPETS))))
    writeQuietly(context.folder, FACT_SNIPPETS, factSnippets(context.references));
}

/** The folders with pages, as lists of entries name them: below pages/, and below the folder of their language. */
function foldersOf(pageFiles: readonly string[], languages: LanguagePlan): string[] {
  const folders = pageFiles.map((file) => {
    const steps = file.split('/').slice(1, -1);
    const isMain = languageOf(languages, routeOf(file)) === languages.main;
    return (isMain ? steps : steps.slice(1)).join('/');
  });
  return [...new Set(folders)].filter((folder) => folder !== '');
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
  return examples?.length && schema['type'] === 'string' ? { ...copy, examples } : copy;
}
