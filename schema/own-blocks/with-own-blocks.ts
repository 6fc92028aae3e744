import { join } from 'node:path';
import {
  asBlock,
  loadedSchema,
  loadSchemas,
  type Schemas,
  withAllFields,
} from '../load-schemas.ts';
import { schemaCompiler } from '../schema-compiler.ts';
import { OWN_BLOCKS, type OwnBlock, SCHEMA_FILE } from './own-block.ts';

/** The schemas of a site: those of the engine, and of the blocks that the site has of its own. */
export function withOwnBlocks(own: readonly OwnBlock[]): Schemas {
  const engine = loadSchemas();
  if (own.length === 0) return engine;
  const compile = schemaCompiler();
  const blocks = new Map([
    ...engine.blocks,
    ...own.map(({ type, schema }) => {
      const file = join(OWN_BLOCKS, type, SCHEMA_FILE);
      return [type, loadedSchema(file, asBlock(schema), compile)] as const;
    }),
  ]);
  return {
    ...engine,
    blocks,
    pageWithAllFields: withAllFields(engine.page.schema, [...blocks.values()]),
  };
}
