import { bundleSchemas } from './bundle-schemas.ts';
import { pageSchemaForEditors } from './editor-schema.ts';
import { generateTypes } from './generate-types.ts';
import { schemaFolder } from './load-schemas.ts';

/** What is generated from the schema files: file names below schema/generated/ and their texts. */
export async function generateFromSchemas(folder = schemaFolder): Promise<Map<string, string>> {
  return new Map([
    ['content.d.ts', await generateTypes(folder)],
    ['page.schema.json', formatJson(pageSchemaForEditors(folder))],
    ['site.schema.json', formatJson(bundleSchemas('site', folder))],
  ]);
}

function formatJson(schema: object): string {
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' };
  return `${JSON.stringify({ ...draft, ...schema }, null, 2)}\n`;
}
