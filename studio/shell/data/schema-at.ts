import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { BlockType, Overview } from '../../protocol.ts';
import { valueAt } from './pointer.ts';
import { stepsToBlock } from '../../../schema/page-blocks.ts';
import { stepsOf, toPointer } from '../../../schema/pointer.ts';

/** The schemas that a file may be written by. */
export interface Schemas extends Pick<
  Overview,
  'page' | 'site' | 'localSite' | 'form' | 'localForm'
> {
  blocks: readonly Pick<BlockType, 'type' | 'schema'>[];
}

/** The schema of a file that is not a page. */
function schemaOfFile(schemas: Schemas, file: string): FieldSchema {
  const isLocal = file.replace(/^forms\//, '').split('.').length > 2;
  if (file.startsWith('forms/')) return isLocal ? schemas.localForm : schemas.form;
  return isLocal ? schemas.localSite : schemas.site;
}

/** The schema of a value in a file; of a block, that of its type. */
export function schemaAt(
  schemas: Schemas,
  { file, data }: { file: string; data: unknown },
  pointer: string,
): FieldSchema | undefined {
  const steps = stepsOf(pointer);
  if (!file.startsWith('pages/')) return walk(schemaOfFile(schemas, file), steps);
  const depth = stepsToBlock(data, steps);
  if (depth === 0) return walk(schemas.page, steps);
  const block = valueAt(data, toPointer(steps.slice(0, depth)));
  return walk(blockSchema(schemas, block), steps.slice(depth));
}

/** The schema of a block that names a type. */
export function blockSchema({ blocks }: Schemas, block: unknown): FieldSchema | undefined {
  const type = isRecord(block) ? block['type'] : undefined;
  return blocks.find((known) => known.type === type)?.schema;
}

function walk(schema: FieldSchema | undefined, steps: readonly string[]): FieldSchema | undefined {
  return steps.reduce(
    (at: FieldSchema | undefined, step) => schemaOf(at, at?.items ? Number(step) : step),
    schema,
  );
}
