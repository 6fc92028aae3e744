import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { applyToData } from '../../schema/apply-to-data.ts';
import { type FileSchema, fitSchema, schemaOfFile } from '../../edit/fit-schema.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, toPointer, valueAt } from '../../schema/pointer.ts';
import { readData } from '../../edit/source.ts';
import { type FieldSchema, schemaOf } from '../../schema/field-schema.ts';
import { blockType } from '../../schema/page-blocks.ts';
import { isRecord } from '../../schema/is-record.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { yamlFilesBelow } from '../../test-support/content/yaml-files.ts';
import { randomOperation } from '../../test-support/edit/random-operation.ts';
import { pick, randomFrom } from '../../test-support/random.ts';
import { type Difference, differences } from './differences.ts';

const ROOT = join(import.meta.dirname, '../..');
const schemas = loadSchemas();
const files = ['site.yaml', ...yamlFilesBelow(join(ROOT, 'pages')).map((file) => `pages/${file}`)];
const contents = files.map((file) => ({
  data: readData(readFileSync(join(ROOT, file), 'utf8')),
  schema: schemaOfFile(schemas, file),
}));

const EDITS = 2000;
const MOST_AT_ONCE = 4;

/** The new state, made of the old one and of nothing but what is told to differ. */
function rebuild(before: unknown, told: readonly Difference[]): unknown {
  const at = (kind: Difference['kind'], side: 'from' | 'path', path: DataPath) =>
    told.find((one) => one.kind === kind && isDeepStrictEqual(one[side], path));
  const inside = (kind: Difference['kind'], path: DataPath) =>
    told.filter((one) => one.kind === kind && isDeepStrictEqual(one.path?.slice(0, -1), path));

  function make(value: unknown, from: DataPath, path: DataPath): unknown {
    const changed = at('changed', 'path', path);
    if (changed) return changed.after;
    if (Array.isArray(value)) return makeList(value, from, path);
    return isRecord(value) ? makeGroup(value, from, path) : value;
  }

  function makeGroup(group: Record<string, unknown>, from: DataPath, path: DataPath) {
    const kept = Object.keys(group).flatMap((name): [string, unknown][] => {
      if (at('removed', 'from', [...from, name])) return [];
      const renamed = at('renamed', 'from', [...from, name])?.path?.at(-1);
      const now = String(renamed ?? name);
      return [[now, make(group[name], [...from, name], [...path, now])]];
    });
    // A field that said what its default says is changed without having been there.
    const come = [...inside('added', path), ...inside('changed', path)].map(
      ({ path: place, after }): [string, unknown] => [String(place?.at(-1)), after],
    );
    return Object.fromEntries([...kept, ...come]);
  }

  function makeList(list: readonly unknown[], from: DataPath, path: DataPath): unknown[] {
    const left = [...list.keys()].filter((index) => !at('removed', 'from', [...from, index]));
    const places = new Map<number, unknown>();
    for (const { path: place, after } of inside('added', path))
      places.set(Number(place?.at(-1)), after);
    const moved = new Map<number, number>();
    for (const one of inside('moved', path))
      moved.set(Number(one.from?.at(-1)), Number(one.path?.at(-1)));
    const staying = left.filter((index) => !moved.has(index));
    const length = left.length + places.size;
    const origins = new Map([...moved].map(([old, place]) => [place, old]));
    return Array.from({ length }, (_, place) => {
      if (places.has(place)) return places.get(place);
      const origin = origins.get(place) ?? staying.shift() ?? -1;
      return make(list[origin], [...from, origin], [...path, place]);
    });
  }

  return make(before, [], []);
}

/** Without what only says in other words that nothing is set: defaults, empty maps, a fact as a group of its figure. */
function plain(value: unknown, { root, blocks }: FileSchema): unknown {
  const visit = (inside: unknown, schema: FieldSchema | undefined, path: DataPath): unknown => {
    if (Array.isArray(inside))
      return inside.map((entry: unknown, n) => {
        const isBlock = blocks && toPointer(path) === '/blocks';
        const own = isBlock ? blocks.get(blockType(entry))?.schema : schema?.items;
        return visit(entry, own, [...path, n]);
      });
    const isFact = Array.isArray(schema?.type) && schema.properties?.['value'];
    const group = isFact && typeof inside === 'string' ? { value: inside } : inside;
    if (!isRecord(group)) return inside;
    return Object.fromEntries(
      Object.entries(group).flatMap(([name, field]): [string, unknown][] => {
        const own = schemaOf(schema, name);
        const isEmptyMap = isDeepStrictEqual(field, {}) && own?.additionalProperties !== undefined;
        const isUnset = isDeepStrictEqual(own?.default, field) || isEmptyMap;
        return isUnset ? [] : [[name, visit(field, own, [...path, name])]];
      }),
    );
  };
  return visit(value, root, []);
}

/** Duplicate names: one by itself, one in its group. */
function namedTwice(told: readonly Difference[]): string[] {
  const twice = (['from', 'path'] as const).flatMap((side) => {
    const values = told.filter(({ kind }) => kind !== 'moved');
    const pointers = values.flatMap((one) => (one[side] ? [toPointer(one[side])] : []));
    return pointers.filter((one, n) =>
      pointers.some((other, m) => n !== m && `${one}/`.startsWith(`${other}/`)),
    );
  });
  const moved = told.flatMap(({ kind, path }) =>
    kind === 'moved' && path ? [toPointer(path)] : [],
  );
  return [...twice, ...moved.filter((one, n) => moved.indexOf(one) !== n)];
}

it(`names each field that ${EDITS} random edits change once, and nothing else`, () => {
  const random = randomFrom(39);
  const wrong: unknown[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    const { data: before, schema } = pick(random, contents);
    const operations: Operation[] = [];
    let after = before;
    for (let n = Math.floor(random() * MOST_AT_ONCE); n >= 0; n -= 1) {
      const operation = fitSchema(randomOperation(random, after), after, schema);
      if (!operation) continue;
      operations.push(operation);
      after = applyToData(after, operation);
    }
    const told = differences(before, after, schema);
    const isWhole = isDeepStrictEqual(plain(rebuild(before, told), schema), plain(after, schema));
    const areDifferent = told.every(
      (one) => one.kind !== 'changed' || !isDeepStrictEqual(one.before, one.after),
    );
    const [only, ...others] = operations;
    const isOne = !only || others.length > 0 || isToldOnce(only, before, told);
    if (!isWhole || !areDifferent || !isOne || namedTwice(told).length > 0)
      wrong.push({ operations, told });
  }
  expect(wrong).toEqual([]);
  for (const { data, schema } of contents) expect(differences(data, data, schema)).toEqual([]);
});

/** Whether one edit is one difference, of its kind; of some nothing is asked here. */
function isToldOnce(operation: Operation, before: unknown, told: readonly Difference[]): boolean {
  const kinds = told.map(({ kind }) => kind).join();
  if (operation.op === 'duplicate' || operation.op === 'insert') return kinds === 'added';
  if (operation.op === 'move') return kinds === 'moved' || kinds === '';
  if (operation.op !== 'set') return true;
  const path = readPointer(operation.path, before, true);
  const old = valueAt(before, path);
  const isText = typeof old === 'string' && typeof operation.value === 'string';
  if (!isText || typeof path.at(-1) === 'number' || path.at(-1) === 'type') return true;
  const paths = told.map((one) => one.path && toPointer(one.path)).join();
  return paths === (old === operation.value ? '' : operation.path);
}
