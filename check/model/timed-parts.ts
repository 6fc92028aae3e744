import { allBlocks, blockType } from '../../schema/page-blocks.ts';
import { groupsInBlocks } from '../../schema/groups-in-blocks.ts';
import { type FieldSchema, schemaOf } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { readMoment } from '../dates/moment.ts';
import type { SiteFacts } from './context.ts';

/** A block or an entry of a list that says from when or until when it is shown; moments in milliseconds since 1970. */
interface TimedPart {
  path: DataPath;
  part: object;
  from: number;
  until: number;
}

type Types = Pick<Schemas, 'blocks'>;

/**
 * The blocks of a page, and the entries of their lists, that are not always shown.
 * @param zone the time zone that site.yaml names
 */
export function timedParts(types: Types, page: unknown, zone: string | undefined): TimedPart[] {
  return groupsInBlocks(types, page).flatMap(({ group, schema, path }): TimedPart[] => {
    const from = momentAt(group, schema, 'from', zone);
    const until = momentAt(group, schema, 'until', zone);
    if (from === undefined && until === undefined) return [];
    return [{ path, part: group, from: from ?? -Infinity, until: until ?? Infinity }];
  });
}

/**
 * When what is at a path is shown: while all that it is in is.
 * @returns only the ends that there are
 */
export function timeAt(
  parts: readonly TimedPart[],
  path: DataPath,
): Partial<Pick<TimedPart, 'from' | 'until'>> {
  const around = parts.filter((part) => part.path.every((step, index) => step === path[index]));
  const from = Math.max(...around.map((part) => part.from));
  const until = Math.min(...around.map((part) => part.until));
  return { ...(Number.isFinite(from) && { from }), ...(Number.isFinite(until) && { until }) };
}

/** Whether something is shown at a moment; `from` is the first at which it is, `until` the first at which it no longer is. */
export function isShownAt(
  { from = -Infinity, until = Infinity }: Partial<Pick<TimedPart, 'from' | 'until'>>,
  asOf: number,
): boolean {
  return from <= asOf && asOf < until;
}

/** A field of that name may mean something else in a block of a site. */
function momentAt(
  value: Record<string, unknown>,
  schema: FieldSchema,
  name: 'from' | 'until',
  zone: string | undefined,
): number | undefined {
  const text = value[name];
  if (typeof text !== 'string' || schema.properties?.[name]?.format !== 'moment') return undefined;
  const moment = readMoment(text, zone);
  return typeof moment === 'number' ? moment : undefined;
}

/** How many of some moments have passed: a page comes out otherwise when there is one more. */
export function countPassed(moments: readonly number[] = [], asOf: number): number {
  return moments.filter((at) => at <= asOf).length;
}

/**
 * The parts of a page that are not shown at a moment: those whose time it is not, and the blocks and entries that need a
 * list of which nothing is left.
 */
export function partsNotShown(
  types: Types,
  page: unknown,
  { asOf, timeZone }: Pick<SiteFacts, 'asOf' | 'timeZone'>,
): ReadonlySet<unknown> {
  const gone = new Set<unknown>(
    timedParts(types, page, timeZone)
      .filter((part) => !isShownAt(part, asOf))
      .map(({ part }) => part),
  );
  if (gone.size === 0) return gone;
  const leaves = (value: unknown, schema: FieldSchema | undefined): boolean => {
    if (!isRecord(value) || gone.has(value)) return gone.has(value);
    let isLeft = true;
    for (const [name, inside] of Object.entries(value)) {
      if (!Array.isArray(inside) || inside.length === 0) continue;
      const { items, holdsBlocks } = schemaOf(schema, name) ?? {};
      const isNeeded = holdsBlocks || schema?.required?.includes(name);
      for (const entry of inside) if (leaves(entry, items)) gone.add(entry);
      if (isNeeded && inside.every((entry) => gone.has(entry))) isLeft = false;
    }
    return !isLeft;
  };
  // What is in a block first, because the block may need it.
  for (const { block } of allBlocks(page).toReversed()) {
    const schema = types.blocks.get(blockType(block))?.schema;
    if (leaves(block, schema) && !schema?.hasMainHeading) gone.add(block);
  }
  return gone;
}
