import { checkMainHeading } from './rules/main-heading.ts';
import { closest, didYouMean } from './diagnostics/did-you-mean.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import { explainHalves } from './explain/missing-fields.ts';
import type { FieldSchema } from '../schema/field-schema.ts';
import type { Finding } from './diagnostics/finding.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import type { Path } from './yaml/locate.ts';
import type { Subject } from './explain/subject.ts';
import { insideCurlyQuotes } from './explain/curly-quotes.ts';

/** Looks each block up by its type and checks it against that one schema. */
export function checkBlocks(schemas: Schemas, page: Subject): Finding[] {
  const blocks = isRecord(page.data) ? page.data['blocks'] : undefined;
  if (!Array.isArray(blocks)) return [];
  const findings = checkMainHeading(schemas, blocks);
  const entries: unknown[] = blocks;
  const stray = strayFields(page);
  for (const [index, written] of entries.entries()) {
    const path = ['blocks', index];
    const type = isRecord(written) ? written['type'] : undefined;
    const known = typeof type === 'string' ? schemas.blocks.get(type) : undefined;
    const data = known
      ? withLostFields(written, known.schema, entries[index + 1] ?? stray)
      : written;
    const before = entries[index - 1];
    const beforeType = isRecord(before) ? before['type'] : undefined;
    const schemaBefore = schemas.blocks.get(String(beforeType))?.schema;
    if (known) {
      const place = {
        name: `the block \`${String(type)}\``,
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
      findings.push(explainBlockWithoutSchema(data, path, schemas.blocks));
    }
  }
  return findings;
}

/** Fields that are beside `blocks` and are none of a page: they may belong to its last block. */
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

function explainBlockWithoutSchema(data: unknown, path: Path, schemas: Schemas['blocks']): Finding {
  const types = [...schemas.keys()];
  const known = listOf(types);
  if (!isRecord(data)) {
    const isType = typeof data === 'string' && types.includes(data);
    return {
      id: 'wrong-type',
      path,
      part: 'value',
      message: 'A block must be a group of fields that starts with its type.',
      suggestion: isType
        ? `Write \`- type: ${data}\`.`
        : `Write \`- type: hero\` or the like. ${known}`,
      replacement: isType ? (written) => `type: ${written}` : undefined,
    };
  }
  if (!Object.hasOwn(data, 'type')) return explainMissingType(data, path, types);
  const { type } = data;
  const word = typeof type === 'string' ? (insideCurlyQuotes(type) ?? type) : undefined;
  const [renamed] = [...schemas].find(([, { schema }]) => schema.formerType === word) ?? [];
  if (word !== undefined && renamed !== undefined) {
    return {
      id: 'unknown-block',
      path: [...path, 'type'],
      part: 'value',
      message: `The block type \`${word}\` is called \`${renamed}\` now.`,
      replacement: renamed,
    };
  }
  const matches = word === undefined ? [] : closest(word, types);
  return {
    id: 'unknown-block',
    path: [...path, 'type'],
    part: 'value',
    message:
      typeof type === 'string'
        ? `There is no block type \`${type}\`.`
        : 'The type of a block must be a word such as hero.',
    suggestion: didYouMean(matches) ?? known,
    replacement: matches.length === 1 ? matches[0] : undefined,
  };
}

function listOf(types: string[]): string {
  return `The types are ${types.join(', ')}.`;
}

function explainMissingType(data: Record<string, unknown>, path: Path, types: string[]): Finding {
  const [misspelt] = Object.keys(data).filter((name) => closest('type', [name]).length > 0);
  const [type] = Object.keys(data);
  if (misspelt === undefined && type !== undefined && types.includes(type)) {
    return {
      id: 'missing-field',
      path: [...path, type],
      part: 'key',
      message: 'This block lacks the field `type`, which says what it is.',
      suggestion: `Write \`- type: ${type}\`, and its other fields below \`type\`, in the same column.`,
    };
  }
  if (misspelt === undefined) {
    return {
      id: 'missing-field',
      path,
      part: 'value',
      message: 'This block lacks the field `type`, which says what it is.',
      suggestion: `Start it with \`type:\`. ${listOf(types)}`,
    };
  }
  return {
    id: 'unknown-field',
    path: [...path, misspelt],
    part: 'key',
    message: `\`${misspelt}\` is not a field of a block.`,
    suggestion: didYouMean(['type']),
    replacement: 'type',
  };
}
