import { describeBlocks, describeCommonFields, describeFiles } from '../block-guide.ts';
import { bundleSchemas, type MainSchema } from './bundle-schemas.ts';
import { pageSchemaForEditors } from './editor-schema.ts';
import { generateTypes } from './generate-types.ts';
import { printMessagePage } from './message-page.ts';
import { printBlockPages } from './block-page.ts';
import { printFieldsPage } from './fields-page.ts';

/** What is generated from schemas: paths from the engine's folder, and texts. */
export async function generateFromSchemas(): Promise<Map<string, string>> {
  const blocks = describeBlocks();
  const bundled = (main: MainSchema) => formatJson(bundleSchemas(main));
  return new Map([
    ['schema/generated/content.d.ts', await generateTypes()],
    ['schema/generated/form.schema.json', bundled('form')],
    ['schema/generated/form-language.schema.json', bundled('form-language')],
    ['schema/generated/page.schema.json', formatJson(pageSchemaForEditors())],
    ['schema/generated/site.schema.json', bundled('site')],
    ['schema/generated/site-language.schema.json', bundled('site-language')],
    ...printBlockPages(blocks, describeCommonFields()),
    ['docs/pages/fields.yaml', printFieldsPage(describeFiles(), blocks.pieces)],
    ['docs/pages/messages.yaml', printMessagePage()],
  ]);
}

function formatJson(schema: object): string {
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' };
  return `${JSON.stringify({ ...draft, ...schema }, null, 2)}\n`;
}
