import { allBlocks, blockType } from '../../schema/page-blocks.ts';
import { type FieldSchema, schemaOf } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';

/** Whether an address leads to a page that is hidden at the moment. */
type LeadsToHidden = (href: string) => boolean;

/** @param hidden by address */
export function leadsTo(hidden: { has(route: string): boolean }): LeadsToHidden {
  return (href) => hidden.has(href.replace(/#.*/, ''));
}

/** Whether a schema is that of a button: words that lead somewhere. */
function isButton(schema: FieldSchema | undefined): boolean {
  return schema?.properties?.['href']?.format === 'link';
}

/** What an entry of a list is to its links. */
interface EntryRules {
  /** It has one of several fields that all lead somewhere, as in `navigation`. */
  isMenu?: boolean;
  /** It is a card or column: about the page that its link or button leads to, though it could do without. */
  isCard?: boolean;
}

/**
 * What is not shown as long as the page is hidden to which it leads: entries of menus; cards and columns; buttons; a block
 * that needs its button; and an entry or block of which nothing else is left. The opening of a page stays.
 */
export function entriesThatLeave(
  schemas: Schemas,
  data: unknown,
  isHidden: LeadsToHidden,
): ReadonlySet<unknown> {
  if (!isRecord(data)) return new Set();
  const { blocks } = data;
  if (!Array.isArray(blocks)) return partsThatLeave(data, schemas.site.schema, isHidden).parts;
  const gone = new Set<unknown>();
  // What is in a block first, because the block may need it.
  for (const { block } of allBlocks(data).toReversed()) {
    const schema = schemas.blocks.get(blockType(block))?.schema;
    if (!isRecord(block) || !schema) continue;
    const { isWhole, parts } = partsThatLeave(block, schema, isHidden, { isCard: true }, gone);
    if (isWhole && schema.hasMainHeading) continue;
    for (const part of isWhole ? [...parts, block] : parts) gone.add(part);
  }
  return gone;
}

/**
 * The parts of a block or of site.yaml that leave, and whether the whole has to because it needs them.
 * @param gone blocks in it that leave
 */
function partsThatLeave(
  whole: Record<string, unknown>,
  wholeSchema: FieldSchema,
  isHidden: LeadsToHidden,
  ofLists: EntryRules = {},
  gone: ReadonlySet<unknown> = new Set(),
): { isWhole: boolean; parts: ReadonlySet<unknown> } {
  const parts = new Set<unknown>();

  function leaves(
    group: Record<string, unknown>,
    schema: FieldSchema | undefined,
    { isMenu = false, isCard = false }: EntryRules = {},
  ): boolean {
    let isLeft = true;
    for (const [name, inside] of Object.entries(group)) {
      const field = schemaOf(schema, name);
      const isNeeded =
        isMenu || field?.holdsBlocks === true || schema?.required?.includes(name) === true;
      if (isRecord(inside)) {
        if (!leaves(inside, field) || !isButton(field)) continue;
        if (isNeeded || isCard) isLeft = false;
        else parts.add(inside);
      } else if (Array.isArray(inside)) {
        const rules = name === 'navigation' ? { isMenu: true } : ofLists;
        for (const entry of inside)
          if (isRecord(entry) && leaves(entry, field?.items, rules)) parts.add(entry);
        const isOver = inside.every((each) => parts.has(each) || gone.has(each));
        if (isNeeded && inside.length > 0 && isOver) isLeft = false;
      } else if (typeof inside === 'string' && field?.format === 'link' && isHidden(inside))
        isLeft = isLeft && !isNeeded && !isCard;
    }
    return !isLeft;
  }

  return { isWhole: leaves(whole, wholeSchema), parts };
}

/** Takes entries out of the lists of a value, and buttons out of its groups; the value is changed. */
export function removeEntries(value: unknown, gone: ReadonlySet<unknown>): void {
  if (gone.size === 0) return;
  if (Array.isArray(value)) {
    const left: unknown[] = value.filter((entry) => !gone.has(entry));
    // One by one: no call takes all entries of a long list as its arguments.
    value.length = 0;
    for (const entry of left) {
      removeEntries(entry, gone);
      value.push(entry);
    }
  } else if (isRecord(value)) {
    for (const [name, inside] of Object.entries(value)) {
      if (gone.has(inside)) delete value[name];
      else removeEntries(inside, gone);
    }
  }
}

/** Whether a path leads into one of some entries. */
export function isInside(data: unknown, path: DataPath, entries: ReadonlySet<unknown>): boolean {
  let value = data;
  return path.some((step) => {
    value = valueAt(value, [step]);
    return entries.has(value);
  });
}
