import { allBlocks, blocksOf, blockType, type PlacedBlock } from '../schema/page-blocks.ts';
import { checkMainHeading } from './rules/page/main-heading.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { explainHalves } from './explain/missing-fields.ts';
import type { FieldSchema } from '../schema/field-schema.ts';
import type { Finding } from './diagnostics/finding.ts';
import { isRecord } from '../schema/is-record.ts';
import type { LoadedSchema, Schemas } from '../schema/load-schemas.ts';
import type { Subject } from './explain/subject.ts';
import { explainUnknownBlock } from './explain/unknown-block.ts';
import { valueAt } from '../schema/pointer.ts';

/** Looks each block up by its type, those in other blocks included, and checks it against that one schema. */
export function checkBlocks(schemas: Schemas, page: Subject): Finding[] {
  const stray = strayFields(page);
  return [
    ...checkMainHeading(schemas, blocksOf(page.data)),
    ...allBlocks(page.data).flatMap((placed) => checkBlock(schemas, page, placed, stray)),
  ];
}

/** @param stray fields that the last block of the page may have lost */
function checkBlock(
  schemas: Schemas,
  page: Subject,
  { block, path }: PlacedBlock,
  stray: Record<string, unknown>,
): Finding[] {
  const isNested = path.length > 2;
  const [before, after] = [-1, 1].map((step) => valueAt(page.data, neighbor(path, step)));
  const type = blockType(block);
  const known = schemas.blocks.get(type);
  const data = known
    ? withLostFields(block, known.schema, after ?? (isNested ? undefined : stray))
    : block;
  if (known) {
    if (isNested && known.schema.wholePage) return [explainMisplaced(type, path)];
    const place = {
      name: `the block \`${type}\``,
      ...known,
      data,
      path,
      outer: page,
      blocks: schemas.blocks,
    };
    return explainSchemaErrors(place, known.validate(data));
  }
  const schemaBefore = schemas.blocks.get(blockType(before))?.schema;
  if (schemaBefore && isOtherHalf(data, before, schemaBefore)) return [explainHalves(data, path)];
  const offered = isNested ? nestable(schemas) : schemas.blocks;
  const around = { before: blockType(before), page: page.data };
  return [explainUnknownBlock(data, path, offered, around)];
}

/** The path of the block before or after another one in its list. */
function neighbor(path: PlacedBlock['path'], step: number): PlacedBlock['path'] {
  return [...path.slice(0, -1), Number(path.at(-1)) + step];
}

/** The types of blocks that may be in others. */
function nestable({ blocks }: Schemas): ReadonlyMap<string, LoadedSchema> {
  return new Map([...blocks].filter(([, { schema }]) => !schema.wholePage));
}

function explainMisplaced(type: string, path: PlacedBlock['path']): Finding {
  return {
    id: 'misplaced-block',
    path: [...path, 'type'],
    part: 'value',
    message: `The block \`${type}\` cannot be in another block.`,
    suggestion: 'Move it to the `blocks` of the page, or delete it.',
  };
}

/** Fields that are next to `blocks` and do not belong to a page: they may belong to its last block. */
function strayFields({ data, schema }: Subject): Record<string, unknown> {
  if (!isRecord(data)) return {};
  const names = Object.keys(data).filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
  return Object.fromEntries(names.map((name) => [name, data[name]]));
}

/** A block with the fields that an indent or a dash took from it, so that they do not count as missing. */
function withLostFields(block: unknown, schema: FieldSchema, next: unknown): unknown {
  return isRecord(block) && isRecord(next) && isOtherHalf(next, block, schema)
    ? { ...next, ...block }
    : block;
}

/** Whether something without a type holds nothing but fields that a block lacks. */
function isOtherHalf(half: unknown, block: unknown, { properties = {} }: FieldSchema): boolean {
  return (
    isRecord(half) &&
    isRecord(block) &&
    Object.keys(half).length > 0 &&
    Object.keys(half).every(
      (name) => Object.hasOwn(properties, name) && !Object.hasOwn(block, name),
    )
  );
}
