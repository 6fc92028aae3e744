import { blockType } from '../../schema/is-page.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, readPointer, valueAt } from '../../schema/pointer.ts';
import { applyToData } from '../../edit/apply-to-data.ts';
import { isRecord } from '../../schema/is-record.ts';

/** What names an entry to people, the best first. */
const NAMES = ['heading', 'title', 'name', 'label', 'question', 'quote'];
const LONGEST_VALUE = 60;

/** Nobody reads more sentences of one file, and each takes a look at all of its data. */
const MOST_SENTENCES = 100;

/** Says in words what operations do to data, made one after the other: a sentence each, and how many more there are. */
export function describeOperations(operations: readonly Operation[], data: unknown): string[] {
  const sentences: string[] = [];
  let now = data;
  for (const operation of operations.slice(0, MOST_SENTENCES)) {
    sentences.push(describeOperation(operation, now));
    now = applyToData(now, operation);
  }
  const more = operations.length - sentences.length;
  return more > 0 ? [...sentences, `and ${more} more changes`] : sentences;
}

function describeOperation(operation: Operation, data: unknown): string {
  const isNew = operation.op === 'set' || operation.op === 'insert';
  const path = readPointer(operation.path, data, isNew);
  const place = nameOf(path, operation.op === 'insert' ? applyToData(data, operation) : data);
  const old = valueAt(data, path);
  switch (operation.op) {
    case 'insert':
      return `${place} added${inQuotes(titleOf(operation.value))}`;
    case 'remove':
      return `${place} removed${inQuotes(titleOf(old))}`;
    case 'move':
      return `${place} moved to position ${operation.to + 1}${inQuotes(titleOf(old))}`;
    case 'duplicate':
      return `${place} duplicated${inQuotes(titleOf(old))}`;
    case 'rename':
      return `${place} renamed to ${operation.name}`;
    case 'set':
      return old === undefined
        ? `${place} added: ${shorten(operation.value)}`
        : `${place}: ${shorten(old)} -> ${shorten(operation.value)}`;
  }
  return place;
}

/** Such as "block 3 (cards), card 2, title". */
function nameOf(path: DataPath, data: unknown): string {
  const words: string[] = [];
  for (const [depth, step] of path.entries()) {
    const next = path[depth + 1];
    if (typeof step === 'number') {
      const list = String(path[depth - 1] ?? 'entry');
      const entry = valueAt(data, path.slice(0, depth + 1));
      const type = list === 'blocks' ? ` (${blockType(entry)})` : '';
      words.push(`${singular(list)} ${step + 1}${type}`);
    } else if (typeof next !== 'number') words.push(step);
  }
  return words.join(', ') || 'the file';
}

function singular(list: string): string {
  return list.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return undefined;
  const name = NAMES.find((field) => typeof value[field] === 'string') ?? 'type';
  return typeof value[name] === 'string' ? value[name] : undefined;
}

function inQuotes(words: string | undefined): string {
  return words === undefined ? '' : `: ${shorten(words)}`;
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
