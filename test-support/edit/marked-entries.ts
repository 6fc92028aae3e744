import { isRecord } from '../../schema/is-record.ts';
import type { Operation } from '../../schema/generated/data.d.ts';

/** A field that no file has: it tells an entry from all others, whatever else is changed in it. */
export const MARK = '$entry';
/** Behind the mark of a copy. */
const COPY = "'";

/** Marks each entry of a list that has fields. */
export function marked(value: unknown, next: () => string): unknown {
  if (Array.isArray(value))
    return value.map((entry: unknown) => {
      const inner = marked(entry, next);
      return isRecord(inner) ? { ...inner, [MARK]: inner[MARK] ?? next() } : inner;
    });
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, marked(field, next)]),
  );
}

/** Gives new entries their mark, and copies that of their original with a prime. */
export function remarked(data: unknown, mark: (value: unknown) => unknown): unknown {
  const seen = new Set<unknown>();
  return mark(
    withMarks(data, (own) => {
      let fresh = own;
      while (seen.has(fresh)) fresh += COPY;
      seen.add(fresh);
      return fresh;
    }),
  );
}

/** A copy whose original is gone is what the original was: nobody can tell that from a file. */
export function adopted(data: unknown): unknown {
  const known = new Set<string>();
  withMarks(data, (own) => {
    known.add(own);
    return own;
  });
  return withMarks(data, (own) => {
    const original = own.replaceAll(COPY, '');
    if (known.has(original)) return own;
    known.add(original);
    return original;
  });
}

/** Gives each entry another mark for its own. */
function withMarks(value: unknown, change: (own: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => withMarks(entry, change));
  if (!isRecord(value)) return value;
  // Its own comes before those of what is in it.
  const own = value[MARK];
  const mark = typeof own === 'string' ? { [MARK]: change(own) } : {};
  const fields = Object.entries(value)
    .filter(([name]) => name !== MARK)
    .map(([name, field]) => [name, withMarks(field, change)]);
  return { ...Object.fromEntries(fields), ...mark };
}

export function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== MARK)
      .map(([name, field]) => [name, unmarked(field)]),
  );
}

export function unmarkedOperation(operation: Operation): Operation {
  if (operation.op === 'insert') return { ...operation, value: unmarked(operation.value) };
  if (operation.op !== 'set') return operation;
  const { before, ...field } = operation;
  const isThere = before !== undefined && before !== MARK;
  return { ...field, value: unmarked(field.value), ...(isThere && { before }) };
}
