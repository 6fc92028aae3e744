import type { At } from '../../../renderer/studio/messages.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { change } from './draft-actions.ts';
import { select } from './page-actions.ts';
import { below, entryAt, parentOf, valueAt } from './pointer.ts';
import { hasHeading, NO_ENTRY, orderOf, placeAt, whyNotTo } from './order.ts';
import { schemaAt } from './schema-at.ts';
import { describe } from './selection.ts';
import { now, say } from './store.ts';

/** What can be done to an entry of a list. */
export type Arranging = 'up' | 'down' | 'move' | 'duplicate' | 'delete' | 'insert';

/** Why something cannot be done to an entry, as a sentence; nothing if it can. */
export function whyNot(at: At, action: Arranging): string | undefined {
  const { overview, files } = now();
  const data = files[at.file];
  const entry = entryAt(data, at.pointer);
  if (!entry || !overview) return NO_ENTRY;
  const { entries, index } = entry;
  if (action === 'up') return index === 0 ? 'It is the first.' : whyNotTo(at, index - 1);
  if (action === 'down')
    return index === entries.length - 1 ? 'It is the last.' : whyNotTo(at, index + 1);
  if (action === 'move') return whyNotMoved(at, entries.length);
  const list = schemaAt(overview, { file: at.file, data }, entry.list);
  const { minItems = entry.list === '/blocks' ? 1 : 0, maxItems = Infinity } = list ?? {};
  const isFirst = hasHeading(entry.list, entries[index]);
  if (action === 'delete') {
    if (isFirst) return 'The page needs it: it has the main heading.';
    return entries.length <= minItems ? `At least ${minItems} must be there.` : undefined;
  }
  if (action === 'duplicate' && isFirst) return 'It may be there only once.';
  return entries.length >= maxItems ? `At most ${maxItems} can be there.` : undefined;
}

function whyNotMoved(at: At, count: number): string | undefined {
  if (count === 1) return 'It is the only one.';
  const order = orderOf(at);
  return order && order.allowed.length > 1 ? undefined : 'It must come first.';
}

/** Moves an entry by one place. @param selects whether it is selected then */
export async function move(at: At, by: 1 | -1, selects = true): Promise<void> {
  const entry = entryAt(now().files[at.file], at.pointer);
  if (entry && !isRefused(at, by < 0 ? 'up' : 'down')) await moveTo(at, entry.index + by, selects);
}

/** Makes an entry the one at an index of its list. */
export async function moveTo(at: At, to: number, selects = true): Promise<void> {
  const entry = entryAt(now().files[at.file], at.pointer);
  const why = whyNotTo(at, to);
  if (why !== undefined) return say(why);
  if (!entry || to === entry.index) return;
  const { name } = describe(at);
  const place = placeAt(at, to);
  if (!(await change(at.file, [{ op: 'move', path: at.pointer, to }]))) return;
  if (selects) await selectEntry({ ...at, pointer: below(entry.list, to) });
  const way = to < entry.index ? 'up' : 'down';
  say(`${name} moved ${way}, ${to + 1} of ${entry.entries.length}, ${place}`);
}

/** Repeats an entry behind itself. */
export async function duplicate(at: At, selects = true): Promise<void> {
  const entry = entryAt(now().files[at.file], at.pointer);
  if (!entry || isRefused(at, 'duplicate')) return;
  const { name } = describe(at);
  if (!(await change(at.file, [{ op: 'duplicate', path: at.pointer }]))) return;
  if (selects) await selectEntry({ ...at, pointer: below(entry.list, entry.index + 1) });
  say(`${name} duplicated`);
}

/** Deletes an entry, and selects the one that takes its place. */
export async function remove(at: At, selects = true): Promise<void> {
  const entry = entryAt(now().files[at.file], at.pointer);
  if (!entry || isRefused(at, 'delete')) return;
  const { name } = describe(at);
  if (!(await change(at.file, [{ op: 'remove', path: at.pointer }]))) return;
  const left = entry.entries.length - 1;
  if (selects && left === 0) await select({ ...at, pointer: parentOf(entry.list) });
  else if (selects)
    await selectEntry({ ...at, pointer: below(entry.list, Math.min(entry.index, left - 1)) });
  say(`${name} deleted. Undo brings it back.`);
}

/** A text has no fields of its own: what it is in stays selected. */
async function selectEntry(at: At): Promise<void> {
  if (isRecord(valueAt(now().files[at.file], at.pointer))) await select(at);
}

/** Puts a new entry into a list, and selects it. */
export async function insert(
  file: string,
  list: string,
  index: number,
  value: unknown,
): Promise<void> {
  if (!(await change(file, insertion({ file, pointer: list }, index, value)))) return;
  const pointer = below(list, index);
  if (!isRecord(value)) return say('Added');
  await select({ file, pointer });
  say(`${describe({ file, pointer }).name} added`);
}

/**
 * What puts a new entry into a list. One that is not in the file comes with its first entry, in the place of the fields
 * that it replaces.
 */
export function insertion({ file, pointer }: At, index: number, value: unknown): Operation[] {
  const { overview, files } = now();
  const data = files[file];
  if (Array.isArray(valueAt(data, pointer)))
    return [{ op: 'insert', path: below(pointer, index), value }];
  const { replaces = [] } = (overview && schemaAt(overview, { file, data }, pointer)) ?? {};
  const replaced = replaces
    .map((name) => below(parentOf(pointer), name))
    .filter((path) => valueAt(data, path) !== undefined);
  return [
    ...replaced.map((path): Operation => ({ op: 'remove', path })),
    { op: 'set', path: pointer, value: [value] },
  ];
}

/** Inserts an entry of the kind that its list has, behind or before another. */
export async function insertBeside(at: At, by: 0 | 1): Promise<void> {
  const { files, overview } = now();
  const data = files[at.file];
  const entry = entryAt(data, at.pointer);
  if (!entry || !overview || isRefused(at, 'insert')) return;
  const items = schemaAt(overview, { file: at.file, data }, entry.list)?.items;
  await insert(at.file, entry.list, entry.index + by, newValue(items, entry.entries[entry.index]));
}

/**
 * A new value for a schema: its example, or the least that it must say. What only an author knows, texts and pictures,
 * is as in an entry next to it.
 */
export function newValue(schema: FieldSchema | undefined, beside?: unknown): unknown {
  const [example] = schema?.examples ?? [];
  if (example !== undefined) return example;
  if (schema?.default !== undefined) return schema.default;
  if (schema?.enum) return schema.enum[0];
  if (schema?.type === 'array') {
    const first: unknown = Array.isArray(beside) ? beside[0] : undefined;
    return Array.from({ length: schema.minItems ?? 0 }, () => newValue(schema.items, first));
  }
  if (schema?.type === 'object') {
    const fields = isRecord(beside) ? beside : {};
    const { required = [], needsOneOf = [] } = schema;
    const needed = [...required, ...needsOneOf.slice(0, 1)];
    const names = needed.filter((name) => schema.properties?.[name]);
    return Object.fromEntries(
      names.map((name) => [name, newValue(schema.properties?.[name], fields[name])]),
    );
  }
  if (schema?.type === 'integer' || schema?.type === 'number') return schema.minimum ?? 0;
  if (schema?.type === 'boolean') return false;
  const isChosen = schema?.format !== undefined && typeof beside === 'string';
  return isChosen ? beside : `New ${(schema?.title ?? 'text').toLowerCase()}`;
}

function isRefused(at: At, action: Arranging): boolean {
  const why = whyNot(at, action);
  if (why !== undefined) say(why);
  return why !== undefined;
}
