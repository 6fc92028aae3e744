import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import { pick } from '../random.ts';
import { MARK, unmarked } from './marked-entries.ts';

type Random = () => number;

const WORDS = [
  'ground',
  'honest',
  'baker',
  'Monday',
  'on request',
  'oven',
  'river',
  'seven',
  'warm',
  'by hand',
];

/** The operation as people make them: a text, a number, an entry, a field. */
export function randomEdit(random: Random, data: unknown): Operation {
  for (;;) {
    const path = pick(random, [...pathsOf(data)].slice(1));
    const pointer = toPointer(path);
    const value = valueAt(data, path);
    const holder = valueAt(data, path.slice(0, -1));
    const choices: Operation[] = [];
    if (typeof value !== 'object')
      choices.push({ op: 'set', path: pointer, value: reworded(random, value) });
    else if (isRecord(value))
      choices.push({
        op: 'set',
        path: `${pointer}/${pick(random, ['note', 'label'])}`,
        value: pick(random, WORDS),
      });
    if (Array.isArray(holder)) {
      const to = Math.floor(random() * holder.length);
      const at = toPointer([...path.slice(0, -1), Math.floor(random() * (holder.length + 1))]);
      choices.push(
        { op: 'move', path: pointer, to },
        { op: 'duplicate', path: pointer },
        { op: 'remove', path: pointer },
      );
      const fresh = freshEntry(random, value);
      // One that is equal to another is a copy.
      if (!isDeepStrictEqual(fresh, unmarked(value)))
        choices.push({ op: 'insert', path: at, value: fresh });
    } else if (path.length > 1) {
      choices.push({ op: 'remove', path: pointer });
      if (isRecord(holder) && !Object.hasOwn(holder, 'renamed'))
        choices.push({ op: 'rename', path: pointer, name: 'renamed' });
    }
    // Lists of entries are where merges go wrong; most edits are of texts.
    if (choices.length > 0) return pick(random, choices);
  }
}

/** Another entry of the same kind: other words, the same settings. */
function freshEntry(random: Random, like: unknown): unknown {
  if (typeof like === 'string') return /\s/.test(like) || random() < 0.5 ? sentence(random) : like;
  if (Array.isArray(like)) return like.slice(0, 2).map((entry) => freshEntry(random, entry));
  if (!isRecord(like)) return like;
  return Object.fromEntries(
    Object.entries(like)
      .filter(([name]) => name !== MARK)
      .map(([name, value]) => [name, name === 'type' ? value : freshEntry(random, value)]),
  );
}

function reworded(random: Random, value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const words = String(value).split(' ');
  const at = Math.floor(random() * words.length);
  const kind = random();
  if (kind < 0.2) return sentence(random);
  return (
    kind < 0.6 ? words.with(at, pick(random, WORDS)) : words.toSpliced(at, 0, pick(random, WORDS))
  ).join(' ');
}

function sentence(random: Random): string {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, WORDS)).join(' ');
}

function* pathsOf(value: unknown, path: DataPath = []): Generator<DataPath> {
  yield path;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* pathsOf(entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value))
      if (name !== MARK && name !== 'type') yield* pathsOf(field, [...path, name]);
  }
}
