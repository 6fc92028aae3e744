import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../schema/is-record.ts';

/**
 * How much two values have in common, from 0 to 1, by the characters in their texts: whether one may be the other,
 * changed. Entries of different types have nothing in common; one type in common says nothing yet.
 */
export function similarity(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1;
  const sizes = [sizeOf(one), sizeOf(other)];
  const smaller = Math.min(...sizes);
  // One that holds nothing may have held anything.
  if (smaller === 0)
    return isRecord(one) && isRecord(other) && one['type'] === other['type'] ? 0.5 : 0;
  const common = shared(one, other);
  // What has only lost something, or only gained, is still the same.
  return (common / smaller + 2 * ((2 * common) / sum(sizes))) / 3;
}

/** Characters of its texts; of another value, those that it takes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return sum(value.map(sizeOf));
  if (isRecord(value)) return sum(fieldsOf(value).map(([, field]) => sizeOf(field)));
  return value === undefined ? 0 : JSON.stringify(value).length;
}

function fieldsOf(record: Record<string, unknown>): [string, unknown][] {
  return Object.entries(record).filter(([name]) => name !== 'type');
}

function shared(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return sharedText(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return sharedEntries(one, other);
  if (isRecord(one) && isRecord(other)) {
    if (one['type'] !== other['type']) return 0;
    return sharedFields(one, other);
  }
  return isDeepStrictEqual(one, other) ? sizeOf(one) : 0;
}

/** A field that has another name in the other is found by what it holds. */
function sharedFields(one: Record<string, unknown>, other: Record<string, unknown>): number {
  const only = (record: Record<string, unknown>, than: Record<string, unknown>): unknown[] =>
    fieldsOf(record).flatMap(([name, field]) => (Object.hasOwn(than, name) ? [] : [field]));
  const both = fieldsOf(one).filter(([name]) => Object.hasOwn(other, name));
  const renamed = only(other, one);
  const kept = only(one, other).map((field) =>
    Math.max(0, ...renamed.map((candidate) => shared(field, candidate))),
  );
  return sum(both.map(([name, field]) => shared(field, other[name]))) + sum(kept);
}

/** Entries that are in both, wherever they are; of the others, what those have in common that come first. */
function sharedEntries(one: readonly unknown[], other: readonly unknown[]): number {
  const others = [...other];
  const changed: unknown[] = [];
  let same = 0;
  for (const entry of one) {
    const at = others.findIndex((candidate) => isDeepStrictEqual(candidate, entry));
    if (at < 0) changed.push(entry);
    else {
      others.splice(at, 1);
      same += sizeOf(entry);
    }
  }
  return same + sum(changed.map((entry, n) => shared(entry, others[n])));
}

/** The characters with which both begin and end; small and capital letters count as the same. */
function sharedText(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return start + end;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
