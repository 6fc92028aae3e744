import { isRecord } from '../../schema/is-record.ts';
import type { InsertEntry, Operation, SetValue, Splice } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, valueAt } from '../../schema/pointer.ts';
import type { Source } from '../write/source.ts';
import { type CollectionNode, type EntryNode, isCollection } from '../tree/nodes.ts';
import { collectionAt, entryAt } from '../tree/entry-at.ts';
import { columnOf, slotsOf } from '../tree/slots.ts';
import { flowText } from '../write/scalar-text.ts';
import { writeEntry, writeField } from '../write/write-value.ts';
import { changeWords } from './change-words.ts';
import { insertSlot } from './insert.ts';
import { moveSlot } from './move.ts';
import { removeBelowComment, removeSlot } from './remove.ts';
import { joinLines, replaceRoot, replaceValue } from './replace-value.ts';

/** The ways in which an operation can be written, the one that changes least first. */
export function* changesFor(source: Source, operation: Operation): Generator<Splice[]> {
  const { text, data, root } = source;
  const isNew = operation.op === 'set' || operation.op === 'insert';
  const path = readPointer(operation.path, data, isNew);
  const last = path.at(-1);
  if (last === undefined) {
    if (operation.op === 'set') yield* replaceRoot(source, operation.value);
    return;
  }
  const holderPath = path.slice(0, -1);
  const collection = collectionAt(root, holderPath);
  const entry = entryAt(root, path);
  const index = entry && collection ? collection.entries.indexOf(entry) : -1;
  switch (operation.op) {
    case 'set':
      if (entry && collection) {
        yield* setValue(source, { entry, collection }, valueAt(data, path), operation.value);
      } else yield* addField(source, { path, collection }, operation);
      return;
    case 'insert':
      yield* addEntry(source, { path, collection }, Number(last), operation);
      return;
    case 'remove':
      if (!collection || index < 0) return;
      if (collection.entries.length > 1) yield removeSlot(source, collection, index);
      const besideComment = removeBelowComment(source, entryAt(root, holderPath), collection);
      if (besideComment) yield besideComment;
      if (collection.entries.length === 1)
        yield* setHolder(source, holderPath, collection.kind === 'list' ? [] : {});
      return;
    case 'move':
      if (collection) yield moveSlot(source, collection, { from: index, to: operation.to });
      return;
    case 'duplicate': {
      const slot = collection && slotsOf(text, collection)[index];
      if (!slot) return;
      const copy = text.slice(slot.start, slot.end);
      yield insertSlot(source, collection, { index: index + 1, text: copy });
      yield* addEntry(source, { path, collection }, index + 1, { value: valueAt(data, path) });
      return;
    }
    case 'rename':
      if (entry) {
        const { start, nameEnd: end } = entry;
        yield [{ start, end, text: flowText(operation.name, source.style.quote) }];
      }
  }
}

function* setValue(
  source: Source,
  holder: { entry: EntryNode; collection: CollectionNode },
  before: unknown,
  after: unknown,
): Generator<Splice[]> {
  const { value: old } = holder.entry;
  const { isFlow } = holder.collection;
  if (typeof before === 'string' && typeof after === 'string' && old?.kind === 'scalar') {
    const words = changeWords(source.text, old, { before, after, isFlow });
    if (words) yield [words];
  }
  yield replaceValue(source, holder, { value: after, like: old });
  yield replaceValue(source, holder, { value: after, like: undefined });
  yield replaceValue(source, holder, { value: after, like: QUOTED });
  // Below a text in lines of its own, a comment that is indented deeper would be one of them.
  if (typeof after === 'string' && old?.kind === 'scalar')
    yield [{ start: old.start, end: old.end, text: JSON.stringify(after) }];
}

/** What every text can be written like. */
const QUOTED = { kind: 'scalar', style: 'double', start: 0, end: 0, body: 0 } as const;

interface Place {
  path: DataPath;
  collection: CollectionNode | undefined;
}

function* addField(
  source: Source,
  { path, collection }: Place,
  { value, before, comment }: SetValue,
): Generator<Splice[]> {
  const name = String(path.at(-1));
  const holder = valueAt(source.data, path.slice(0, -1));
  if (!isRecord(holder)) return;
  if (!collection || collection.entries.length === 0) {
    yield* setHolder(source, path.slice(0, -1), { [name]: value });
    return;
  }
  const place = collection.entries.findIndex((entry) => entry.name === before);
  const index = before === undefined || place < 0 ? collection.entries.length : place;
  if (collection.isFlow) {
    const { quote } = source.style;
    const text = `${flowText(name, quote)}: ${flowText(value, quote)}`;
    yield insertSlot(source, collection, { index, text });
    return;
  }
  const column = columnOf(source.text, collection);
  for (const like of [undefined, quotedEntry]) {
    const above = comment === undefined ? [] : [`# ${comment}`];
    const lines = [...above, ...writeField(source, { name, value, column }, like)];
    const text = joinLines(source, lines, column).trimStart();
    yield insertSlot(source, collection, { index, text });
  }
}

const quotedEntry = { mark: 0, value: QUOTED } as const;

function* addEntry(
  source: Source,
  { path, collection }: Place,
  index: number,
  { value, comments }: Pick<InsertEntry, 'value' | 'comments'>,
): Generator<Splice[]> {
  if (!collection || collection.entries.length === 0) {
    yield* setHolder(source, path.slice(0, -1), [value]);
    return;
  }
  if (collection.isFlow) {
    yield insertSlot(source, collection, { index, text: flowText(value, source.style.quote) });
    return;
  }
  const column = columnOf(source.text, collection);
  const like = collection.entries[Math.max(index - 1, 0)] ?? collection.entries[0];
  for (const model of [like, undefined, quotedEntry]) {
    const lines = writeEntry(source, { value, column, comments }, model);
    const text = joinLines(source, lines, column).trimStart();
    yield insertSlot(source, collection, { index, text });
  }
}

/** Writes a whole list or group of fields again that was empty or becomes so. */
function* setHolder(source: Source, path: DataPath, value: object): Generator<Splice[]> {
  if (path.length === 0) {
    yield* replaceRoot(source, value);
    return;
  }
  const entry = entryAt(source.root, path);
  const collection = collectionAt(source.root, path.slice(0, -1));
  if (!entry || !collection) return;
  const { value: old } = entry;
  const first: unknown = Object.values(value)[0];
  // What was empty in brackets keeps them for words, and gets lines of its own for more.
  const inBrackets: Splice[] | undefined =
    isCollection(old) && old.isFlow
      ? [{ start: old.start, end: old.end, text: flowText(value, source.style.quote) }]
      : undefined;
  if (inBrackets && typeof first !== 'object') yield inBrackets;
  yield replaceValue(source, { entry, collection }, { value, like: undefined });
  if (inBrackets) yield inBrackets;
}
