import { blockType } from '../../../schema/is-page.ts';
import { type FieldSchema, schemaOf } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import { valueAt } from '../../explain/subject.ts';
import type { Path } from '../../diagnostics/path.ts';

/** Whether an address leads to a page that is hidden at the moment. */
export type LeadsToHidden = (href: string) => boolean;

/** @param hidden by address */
export function leadsTo(hidden: { has(route: string): boolean }): LeadsToHidden {
  return (href) => hidden.has(href.replace(/#.*/, ''));
}

/**
 * The entries of lists that are not shown as long as the page is hidden to which they lead: those that are nothing
 * without their link, because it is required, such as the cells of a link grid and the entries of menus; and an entry
 * or block of which nothing else is left.
 */
export function entriesThatLeave(
  schemas: Schemas,
  data: unknown,
  isHidden: LeadsToHidden,
): ReadonlySet<unknown> {
  const gone = new Set<unknown>();

  /** @param isMenu whether each entry has one of several fields that all lead somewhere, as in `navigation` */
  function visitList(
    list: readonly unknown[],
    schemaOfEntry: (entry: Record<string, unknown>) => FieldSchema | undefined,
    isMenu = false,
  ): void {
    for (const entry of list) {
      if (isRecord(entry) && leaves(entry, schemaOfEntry(entry), isMenu)) gone.add(entry);
    }
  }

  function leaves(
    entry: Record<string, unknown>,
    schema: FieldSchema | undefined,
    isMenu = false,
  ): boolean {
    let isLeft = true;
    for (const [name, inside] of Object.entries(entry)) {
      const field = schemaOf(schema, name);
      const isNeeded = isMenu || schema?.required?.includes(name) === true;
      if (isRecord(inside)) leaves(inside, field);
      else if (Array.isArray(inside)) {
        visitList(inside, () => field?.items, name === 'navigation');
        if (isNeeded && inside.length > 0 && inside.every((each) => gone.has(each))) isLeft = false;
      } else if (
        isNeeded &&
        typeof inside === 'string' &&
        field?.format === 'link' &&
        isHidden(inside)
      )
        isLeft = false;
    }
    return !isLeft;
  }

  if (isRecord(data) && Array.isArray(data['blocks'])) {
    visitList(data['blocks'], (block) => schemas.blocks.get(blockType(block))?.schema);
  } else if (isRecord(data)) leaves(data, schemas.site.schema);
  return gone;
}

/** Takes entries out of the lists of a value, which is changed. */
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
    for (const inside of Object.values(value)) removeEntries(inside, gone);
  }
}

/** Whether a path leads into one of some entries. */
export function isInside(data: unknown, path: Path, entries: ReadonlySet<unknown>): boolean {
  let value = data;
  return path.some((step) => {
    value = valueAt(value, [step]);
    return entries.has(value);
  });
}
