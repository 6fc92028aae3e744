import { isDeepStrictEqual } from 'node:util';
import { type FieldSchema, schemaOf } from '../../schema/field-schema.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { entrySchema, type FileSchema } from '../../edit/fit-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import { alignLists } from './align-lists.ts';

/** A field or entry that differs between two states of a file. What is inside of it is not told again. */
export interface Difference {
  kind: 'added' | 'removed' | 'changed' | 'moved' | 'renamed';
  /** Where it was; nothing for what was added. */
  from?: DataPath;
  /** Where it is; nothing for what was removed. */
  path?: DataPath;
  /** Where a field that was removed would be; the list that an entry was removed from. */
  missingAt?: DataPath;
  before?: unknown;
  after?: unknown;
  schema: FieldSchema | undefined;
}

/** A value in both states, and what its schema says about it. */
interface Compared {
  before: unknown;
  after: unknown;
  from: DataPath;
  path: DataPath;
  schema: FieldSchema | undefined;
}

/**
 * What differs between two states of the data of a file, in the order of the new one: each field once. A field that says
 * what its default says is not there.
 */
// oxlint-disable-next-line max-lines-per-function -- Three functions that call one another, with the same schema.
export function differences(
  before: unknown,
  after: unknown,
  { root, blocks }: FileSchema,
): Difference[] {
  function compare(value: Compared): Difference[] {
    if (isDeepStrictEqual(value.before, value.after)) return [];
    const { before: old, after: fresh, schema } = value;
    if (isFact(schema) && isRecord(old) && typeof fresh === 'string')
      return compare({ ...value, after: { value: fresh } });
    if (isFact(schema) && typeof old === 'string' && isRecord(fresh))
      return compare({ ...value, before: { value: old } });
    if (isRecord(old) && isRecord(fresh)) return compareGroups(value, old, fresh);
    if (Array.isArray(old) && Array.isArray(fresh)) return compareLists(value, old, fresh);
    return [{ kind: 'changed', ...value }];
  }

  function compareGroups(
    { from, path, schema }: Compared,
    old: Record<string, unknown>,
    fresh: Record<string, unknown>,
  ): Difference[] {
    const found: Difference[] = [];
    const renamed = renamedKeys(old, fresh, schema);
    for (const name of inOrder(Object.keys(old), Object.keys(fresh))) {
      const own = schemaOf(schema, name);
      const [was, is] = [old, fresh].map((group) => ownOrDefault(group, name, own));
      const former = renamed.get(name);
      const places = { from: [...from, name], path: [...path, name], schema: own };
      if ([...renamed.values()].includes(name)) continue;
      if (former !== undefined) {
        const value = { before: is, after: is };
        found.push({ kind: 'renamed', ...places, from: [...from, former], ...value });
      } else if (was === undefined && is !== undefined) {
        found.push({ kind: 'added', path: places.path, after: is, schema: own });
      } else if (was !== undefined && is === undefined) {
        const value = { from: places.from, missingAt: places.path, before: was };
        found.push({ kind: 'removed', ...value, schema: own });
      } else found.push(...compare({ before: was, after: is, ...places }));
    }
    return found;
  }

  function compareLists(
    { from, path, schema }: Compared,
    old: readonly unknown[],
    fresh: readonly unknown[],
  ): Difference[] {
    const found: Difference[] = [];
    const { origins, removed, moved } = alignLists(old, fresh);
    const gone = [...removed];
    const removeBefore = (origin: number): void => {
      for (let at = gone[0]; at !== undefined && at < origin; at = gone[0]) {
        gone.shift();
        const own = entrySchema(schema, old[at], blocks);
        const value = { from: [...from, at], missingAt: path, before: old[at] };
        found.push({ kind: 'removed', ...value, schema: own });
      }
    };
    for (const [at, origin] of origins.entries()) {
      const own = entrySchema(schema, fresh[at], blocks);
      const place = [...path, at];
      if (origin === undefined) {
        found.push({ kind: 'added', path: place, after: fresh[at], schema: own });
        continue;
      }
      const places = { from: [...from, origin], path: place };
      const value = { before: old[origin], after: fresh[at], ...places };
      if (moved.has(at)) found.push({ kind: 'moved', ...value, schema: own });
      else removeBefore(origin);
      found.push(...compare({ ...value, schema: own }));
    }
    removeBefore(Infinity);
    return found;
  }

  return compare({ before, after, from: [], path: [], schema: root });
}

/** A fact may be written as its figure alone; a figure in a block, which has a value too, may not. */
function isFact(schema: FieldSchema | undefined): boolean {
  return Array.isArray(schema?.type) && schema.properties?.['value'] !== undefined;
}

function ownOrDefault(
  group: Record<string, unknown>,
  name: string,
  schema: FieldSchema | undefined,
): unknown {
  if (Object.hasOwn(group, name)) return group[name];
  return schema?.default ?? (isMap(schema) ? {} : undefined);
}

/** Whether authors choose the names of its fields, such as facts and redirects; without any, it says nothing. */
function isMap(schema: FieldSchema | undefined): boolean {
  return schema?.type === 'object' && typeof schema.additionalProperties === 'object';
}

/** The names of both groups: those of the new one in its order, each removed one behind the name that it followed. */
function inOrder(olds: readonly string[], news: readonly string[]): string[] {
  const names = [...news];
  for (const [at, name] of olds.entries())
    if (!names.includes(name)) names.splice(names.indexOf(olds[at - 1] ?? '') + 1, 0, name);
  return names;
}

/** Of a group whose names authors choose: the old name by the new one of what says the same and nothing else does. */
function renamedKeys(
  old: Record<string, unknown>,
  fresh: Record<string, unknown>,
  schema: FieldSchema | undefined,
): Map<string, string> {
  const renamed = new Map<string, string>();
  if (!isMap(schema)) return renamed;
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(fresh, name));
  const come = Object.keys(fresh).filter((name) => !Object.hasOwn(old, name));
  for (const name of come) {
    const same = gone.filter((former) => isDeepStrictEqual(old[former], fresh[name]));
    const rivals = come.filter((other) => isDeepStrictEqual(fresh[other], fresh[name]));
    const [former] = same;
    if (former !== undefined && same.length === 1 && rivals.length === 1) renamed.set(name, former);
  }
  return renamed;
}
