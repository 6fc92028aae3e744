import { checkMainHeading } from './rules/main-heading.ts';
import { closest, didYouMean } from './diagnostics/did-you-mean.ts';
import { explainSchemaErrors } from './explain/schema-errors.ts';
import type { Finding } from './diagnostics/finding.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import type { Path } from './yaml/locate.ts';
import type { Subject } from './explain/subject.ts';

/** Looks each block up by its type and checks it against that one schema. */
export function checkBlocks(schemas: Schemas, page: Subject): Finding[] {
  const blocks = isRecord(page.data) ? page.data['blocks'] : undefined;
  if (!Array.isArray(blocks)) return [];
  const findings = checkMainHeading(schemas, blocks);
  const entries: unknown[] = blocks;
  for (const [index, data] of entries.entries()) {
    const path = ['blocks', index];
    const type = isRecord(data) ? data['type'] : undefined;
    const known = typeof type === 'string' ? schemas.blocks.get(type) : undefined;
    if (known) {
      const place = { name: `the block \`${String(type)}\``, ...known, data, path, outer: page };
      findings.push(...explainSchemaErrors(place, known.validate(data)));
    } else {
      findings.push(explainBlockWithoutSchema(data, path, [...schemas.blocks.keys()]));
    }
  }
  return findings;
}

function explainBlockWithoutSchema(data: unknown, path: Path, types: string[]): Finding {
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
  const matches = typeof type === 'string' ? closest(type, types) : [];
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
