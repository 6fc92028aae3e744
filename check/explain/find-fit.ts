import { blocksOf, blockType } from '../../schema/page-blocks.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';

/** Schemas of all blocks by type. */
export type BlockSchemas = ReadonlyMap<string, { schema: FieldSchema }>;

/** How many places are worth naming. */
const mostNamed = 2;

/**
 * Says in which list of which block of its page an entry would be right; undefined if no list or several lists fit.
 *
 * @param names of all fields of the entry
 * @param page data of the page
 */
export function describeFittingListOfPage(
  names: readonly string[],
  blocks: BlockSchemas,
  page: unknown,
): string | undefined {
  const fitting = blocksOf(page).flatMap((block, index) => {
    const type = blockType(block);
    const lists = findFittingLists(names, blocks.get(type)?.schema ?? {});
    return lists.map(
      (list) => `This looks like an entry of \`${list}\` of block ${index + 1}, \`${type}\`.`,
    );
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * Says in which lists of which blocks an entry with some fields would be right.
 *
 * @param names of all fields of the entry
 * @param own name of the list it is in; where many fit, those of this name are meant
 */
export function describeFittingLists(
  names: readonly string[],
  blocks: BlockSchemas,
  own?: string,
): string | undefined {
  const all = [...blocks].flatMap(([type, { schema }]) =>
    findFittingLists(names, schema).map((list) => ({ list, type })),
  );
  const some = all.length > mostNamed ? all.filter(({ list }) => list === own) : all;
  const fitting = some.map(({ list, type }) => `\`${list}\` of the block \`${type}\``);
  if (fitting.length === 0 || fitting.length > mostNamed) return undefined;
  return `The entry matches ${fitting.join(' or ')}.`;
}

/** The names of the lists of a block in which an entry with some fields would be right. */
export function findFittingLists(
  names: readonly string[],
  { properties = {} }: FieldSchema,
): string[] {
  return Object.entries(properties).flatMap(([list, { items }]) =>
    items !== undefined && knows(names, items) && hasAllOf(names, items) ? [list] : [],
  );
}

/**
 * Says which block begins where fields of another one are, if only its type is missing.
 *
 * @param strays the fields that the block has and its type does not know
 * @param names of all its fields
 */
export function describeFittingBlock(
  strays: readonly string[],
  names: readonly string[],
  blocks: BlockSchemas,
): string | undefined {
  const fitting = [...blocks].filter(
    ([, { schema }]) => asksForFields(schema) && knows(strays, schema) && hasAllOf(names, schema),
  );
  const [only] = fitting;
  if (!only || fitting.length > mostNamed) return undefined;
  // All but the type itself.
  if (strays.length === names.length - 1) {
    const meant = fitting.map(([type]) => `\`${type}\``).join(' or ');
    return `They all match the block ${meant}: correct the type.`;
  }
  const types = fitting.map(([type]) => `\`- type: ${type}\``).join(' or ');
  return `If another block starts here, its first line ${types} is missing.`;
}

/** A block that asks for nothing but its type would fit every field that all blocks have. */
function asksForFields({ required = [] }: FieldSchema): boolean {
  return required.length > 1;
}

function hasAllOf(
  names: readonly string[],
  { required = [], needsOneOf = [] }: FieldSchema,
): boolean {
  const isThere = (name: string) => names.includes(name);
  return required.every(isThere) && (needsOneOf.length === 0 || needsOneOf.some(isThere));
}

function knows(names: readonly string[], { properties = {} }: FieldSchema): boolean {
  return names.every((name) => Object.hasOwn(properties, name));
}
