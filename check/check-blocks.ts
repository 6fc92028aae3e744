import { blocksOf, blockType } from '../schema/is-page.ts';
import { checkMainHeading } from './rules/page/main-heading.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { explainHalves } from './explain/missing-fields.ts';
import type { FieldSchema } from '../schema/field-schema.ts';
import type { Finding } from './diagnostics/finding.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import type { Subject } from './explain/subject.ts';
import { explainUnknownBlock } from './explain/unknown-block.ts';

/** Looks each block up by its type and checks it against that one schema. */
export function checkBlocks(schemas: Schemas, page: Subject): Finding[] {
  const blocks = blocksOf(page.data);
  const findings = checkMainHeading(schemas, blocks);
  const stray = strayFields(page);
  for (const [index, written] of blocks.entries()) {
    const path = ['blocks', index];
    const type = blockType(written);
    const known = schemas.blocks.get(type);
    const data = known
      ? withLostFields(written, known.schema, blocks[index + 1] ?? stray)
      : written;
    const before = blocks[index - 1];
    const schemaBefore = schemas.blocks.get(blockType(before))?.schema;
    if (known) {
      const place = {
        name: `the block \`${type}\``,
        ...known,
        data,
        path,
        outer: page,
        blocks: schemas.blocks,
      };
      findings.push(...explainSchemaErrors(place, known.validate(data)));
    } else if (schemaBefore && isOtherHalf(data, before, schemaBefore)) {
      findings.push(explainHalves(data, path));
    } else {
      findings.push(
        explainUnknownBlock(data, path, schemas.blocks, {
          before: blockType(before),
          page: page.data,
        }),
      );
    }
  }
  return findings;
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
