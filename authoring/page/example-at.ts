import { blockType, stepsToBlock } from '../../schema/page-blocks.ts';
import { type FileSchema, schemaOfValue } from '../../edit/fit-schema.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { isRecord } from '../../schema/is-record.ts';

/**
 * What the schemas give as an example for a place in a file; nothing where they give none.
 *
 * @param data of the file, which says of what type the block at the place is
 */
export function exampleAt(schema: FileSchema, data: unknown, path: DataPath): unknown {
  const depth = stepsToBlock(data, path);
  const block = depth > 0 ? valueAt(data, path.slice(0, depth)) : undefined;
  const type = schema.blocks?.get(blockType(block))?.schema;
  const example = type
    ? valueInExample(type.examples?.[0], path.slice(depth))
    : valueInExample(schema.root.examples?.[0], path);
  if (example !== undefined) return example;
  const own = schemaOfValue(schema, data, path, undefined);
  return own?.examples?.[0] ?? own?.default ?? own?.enum?.[0];
}

/** An example has few entries in a list; each shows what any of them may be. */
function valueInExample(example: unknown, path: DataPath): unknown {
  return path.reduce((value, step) => {
    if (Array.isArray(value) && typeof step === 'number') return value[step] ?? value[0];
    return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, example);
}
