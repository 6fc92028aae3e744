import type { Operation } from '../../schema/generated/data.d.ts';
import { type DataPath, toPointer, valueAt } from '../../schema/pointer.ts';
import { isRecord } from '../../schema/is-record.ts';
import { pick } from '../random.ts';

type Random = () => number;

/** Texts that are something else without quotes, or end where a line would. */
const TEXTS = [
  'plain',
  'two words',
  'yes',
  'No',
  'null',
  '~',
  '12',
  '0x1f',
  '1.5e3',
  '2024-05-01',
  '',
  ' lead',
  'trail ',
  'colon: inside',
  'ends:',
  '# hash',
  'word # hash',
  '- dash',
  '-',
  '? mark',
  "it's",
  '"quoted"',
  `both ' and "`,
  '{facts.years} years',
  '[list]',
  'a, b',
  '&anchor',
  '*alias',
  '!tag',
  '%percent',
  '@at',
  '`tick`',
  '| pipe',
  '> fold',
  'back\\slash',
  'ünïcode 😀 done',
  'line one\nline two',
  'line one\n\n  indented\nend\n',
  'right\u200F',
  '\u061C\u0633 \u200Emixed',
  '---',
  '...',
  'Long words that go on and on, so that the line becomes too long to be kept on one line by people who fold texts.',
];

const NAMES = ['added', 'other field', '12', 'a: b', 'y', '/old'];

/** An operation that makes sense for the data; its value may be anything that YAML can say. */
export function randomOperation(random: Random, data: unknown): Operation {
  const paths = [...pathsOf(data)];
  const path = pick(random, paths);
  const pointer = toPointer(path);
  const value = valueAt(data, path);
  const holder = path.length > 0 ? valueAt(data, path.slice(0, -1)) : undefined;
  const choices: Operation[] = [
    { op: 'set', path: pointer, value: changed(random, value) },
    { op: 'set', path: pointer, value: randomValue(random, 0) },
  ];
  if (typeof value === 'string') choices.push(...choices, ...choices);
  if (path.length > 0) choices.push({ op: 'remove', path: pointer });
  if (isRecord(holder)) {
    const free = NAMES.filter((name) => !Object.hasOwn(holder, name));
    if (free.length > 0) choices.push({ op: 'rename', path: pointer, name: pick(random, free) });
  }
  if (Array.isArray(holder)) {
    const to = Math.floor(random() * holder.length);
    choices.push({ op: 'move', path: pointer, to }, { op: 'duplicate', path: pointer });
  }
  if (Array.isArray(value)) {
    const index = Math.floor(random() * (value.length + 1));
    const entry =
      value.length > 0 && random() < 0.5
        ? changed(random, pick(random, value))
        : randomValue(random, 0);
    choices.push({ op: 'insert', path: toPointer([...path, index]), value: entry });
  }
  if (isRecord(value)) {
    const before = pick(random, [...Object.keys(value), 'none']);
    const added = toPointer([...path, pick(random, NAMES)]);
    const field: Operation = { op: 'set', path: added, value: randomValue(random, 0) };
    const known = Object.hasOwn(value, before) ? { ...field, before } : field;
    choices.push(known, { ...known, comment: 'What it is about' });
  }
  // The whole file rarely, or nothing of it would be left soon.
  return path.length === 0 && random() < 0.9
    ? (choices.at(-1) ?? pick(random, choices))
    : pick(random, choices);
}

function changed(random: Random, value: unknown): unknown {
  if (typeof value === 'string') {
    const words = value.split(' ');
    const at = Math.floor(random() * words.length);
    return random() < 0.5
      ? words.with(at, pick(random, TEXTS)).join(' ')
      : words.toSpliced(at, 1).join(' ');
  }
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.toReversed();
  if (!isRecord(value)) return pick(random, TEXTS);
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([name, field], n) => [name, n === 0 ? changed(random, field) : field]),
  );
}

function randomValue(random: Random, depth: number): unknown {
  const kind = random();
  if (kind < 0.6 || depth > 2) return pick(random, TEXTS);
  if (kind < 0.75) return pick<unknown>(random, [0, -1, 12.5, 1e21, true, false, null]);
  const count = Math.floor(random() * 3);
  const values = Array.from({ length: count }, () => randomValue(random, depth + 1));
  if (kind < 0.87) return values;
  return Object.fromEntries(
    values.map((value, n) => [`${pick(random, ['key', 'k-2', 'x y'])}${n}`, value]),
  );
}

function* pathsOf(value: unknown, path: DataPath = []): Generator<DataPath> {
  yield path;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* pathsOf(entry, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value)) yield* pathsOf(field, [...path, name]);
  }
}
