import { join } from 'node:path';
import { loadedSchema, type Schemas, withAllFields } from '../load-schemas.ts';
import { schemaCompiler } from '../schema-compiler.ts';
import { OWN_BLOCKS, type OwnBlock, SCHEMA_FILE } from './own-block.ts';

/**
 * The schemas of a site: those of the engine, and of the blocks that the site has of its own.
 * @param schemas of the engine, or of a site, whose own blocks give way to these
 */
export function withOwnBlocks(schemas: Schemas, own: readonly OwnBlock[]): Schemas {
  const engine = [...schemas.blocks].filter(([, { isOwn }]) => !isOwn);
  if (own.length === 0 && engine.length === schemas.blocks.size) return schemas;
  const compile = schemaCompiler();
  const blocks = new Map([
    ...engine,
    ...own.map(({ type, schema }) => {
      const file = join(OWN_BLOCKS, type, SCHEMA_FILE);
      return [type, { ...loadedSchema(file, schema, compile), isOwn: true }] as const;
    }),
  ]);
  return {
    ...schemas,
    blocks,
    pageWithAllFields: withAllFields(schemas.page.schema, [...blocks.values()]),
  };
}
