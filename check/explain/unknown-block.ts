import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { insideCurlyQuotes } from '../diagnostics/curly-quotes.ts';
import {
  type BlockSchemas,
  describeFittingListOfPage,
  describeFittingLists,
  findFittingLists,
} from './find-fit.ts';

interface Around {
  before: string;
  page: unknown;
}

/**
 * Explains an entry of `blocks` that is of no known type.
 *
 * @param around type of the block above it, and the data of its page
 */
export function explainUnknownBlock(
  data: unknown,
  path: DataPath,
  schemas: BlockSchemas,
  around: Around,
): Finding {
  const types = [...schemas.keys()];
  const known = listOf(types);
  if (!isRecord(data)) {
    const isType = typeof data === 'string' && types.includes(data);
    return {
      id: 'wrong-type',
      path,
      part: 'value',
      message: 'A block must be a group of fields that starts with `type`.',
      suggestion: isType
        ? `Write \`- type: ${data}\`.`
        : `Write its type, such as \`- type: hero\`. ${known}`,
      replacement: isType ? (written) => `type: ${written}` : undefined,
    };
  }
  if (!Object.hasOwn(data, 'type')) {
    return explainEntry(data, path, schemas, around) ?? explainMissingType(data, path, types);
  }
  const { type } = data;
  const word = typeof type === 'string' ? (insideCurlyQuotes(type) ?? type) : undefined;
  const [renamed] = [...schemas].find(([, { schema }]) => schema.formerType === word) ?? [];
  if (word !== undefined && renamed !== undefined) {
    return {
      id: 'unknown-block',
      path: [...path, 'type'],
      part: 'value',
      message: `The block type \`${word}\` is now called \`${renamed}\`.`,
      suggestion: 'Run `npm run migrate` to change it everywhere.',
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
        : 'A block type is a word such as hero.',
    suggestion: didYouMean(matches) ?? known,
    replacement: matches.length === 1 ? matches[0] : undefined,
  };
}

function listOf(types: string[]): string {
  return `The types are ${types.join(', ')}.`;
}

/** An entry of a list that is among the blocks, because it was pasted or indented there. */
function explainEntry(
  data: Record<string, unknown>,
  path: DataPath,
  schemas: BlockSchemas,
  { before, page }: Around,
): Finding | undefined {
  const names = Object.keys(data);
  // What holds nothing would fit anywhere.
  if (names.length === 0) return undefined;
  const above = schemas.get(before);
  const [list] = above ? findFittingLists(names, above.schema) : [];
  const [first = ''] = names;
  // Rather a block whose type was written in the place of `type`.
  if (list === undefined && names.length === 1 && schemas.has(first)) return undefined;
  const elsewhere =
    describeFittingListOfPage(names, schemas, page) ?? describeFittingLists(names, schemas);
  if (list === undefined && elsewhere === undefined) return undefined;
  return {
    id: 'misplaced-field',
    path,
    part: 'value',
    message: `This is not a block: it has no \`type\`. Its ${names.length > 1 ? 'fields are' : 'field is'} ${names.map((name) => `\`${name}\``).join(', ')}.`,
    suggestion:
      list === undefined
        ? elsewhere
        : `The entry matches \`${list}\` of the block \`${before}\` above: indent it like the entries there.`,
  };
}

function explainMissingType(
  data: Record<string, unknown>,
  path: DataPath,
  types: string[],
): Finding {
  const [misspelt] = Object.keys(data).filter((name) => closest('type', [name]).length > 0);
  const [type] = Object.keys(data);
  if (misspelt === undefined && type !== undefined && types.includes(type)) {
    return {
      id: 'missing-field',
      path: [...path, type],
      part: 'key',
      message: 'This block has no `type`.',
      suggestion: `Write \`- type: ${type}\`, and the other fields below \`type\`, in the same column.`,
    };
  }
  if (misspelt === undefined) {
    return {
      id: 'missing-field',
      path,
      part: 'value',
      message: 'This block has no `type`.',
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
