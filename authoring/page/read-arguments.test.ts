import { expect, it, test } from 'vitest';
import * as guards from '../../schema/generated/guards/verbs.js';
import { isRecord } from '../../schema/is-record.ts';
import { readArguments } from './read-arguments.ts';
import { VERBS } from './verbs.ts';

type Wrap = (inner: unknown) => unknown;

/** Every group of arguments in a schema, with what leads to it. */
function* groupsOf(
  schema: unknown,
  wrap: Wrap,
): Generator<[names: string[], wrap: Wrap, isClosed: boolean]> {
  if (!isRecord(schema)) return;
  const { properties, items, oneOf } = schema;
  if (isRecord(properties)) {
    yield [Object.keys(properties), wrap, schema['additionalProperties'] === false];
    for (const [name, own] of Object.entries(properties))
      yield* groupsOf(own, (inner) => wrap({ [name]: inner }));
  }
  yield* groupsOf(items, (inner) => wrap([inner]));
  for (const variant of Array.isArray(oneOf) ? oneOf : []) yield* groupsOf(variant, wrap);
}

test.for(VERBS)(
  'every unknown argument of $name is refused, a misspelt one with what was meant',
  async ({ input, run }) => {
    const site = { folder: 'nowhere', shoot: () => Promise.resolve([]) };
    for (const [names, wrap, isClosed] of groupsOf(input, (inner) => inner)) {
      expect(isClosed).toBe(true);
      await expect(run(site, wrap({ zzzzzzzzz: 1 }))).rejects.toThrow('There is no argument');
      for (const name of names)
        await expect(run(site, wrap({ [`${name}x`]: 1 }))).rejects.toThrow(/Did you mean/);
    }
  },
);

const operations = (...list: unknown[]) => ({
  edits: [{ file: 'pages/index.yaml', operations: list }],
});
const remove = { op: 'remove', path: '/title' };

it.each<[value: unknown, sentence: string]>([
  [[], 'The arguments must be of type object.'],
  [undefined, 'The arguments must be of type object.'],
  [{}, 'The argument `edits` is missing.'],
  [{ edit: [] }, 'There is no argument `edit`. Did you mean `edits`?'],
  [{ zzz: [] }, 'There is no argument `zzz`. The choices are edits.'],
  [{ edits: 'all' }, '`edits` must be of type array.'],
  [{ edits: ['pages/index.yaml'] }, '`edits[0]` must be of type object.'],
  [{ edits: [{ text: '' }] }, 'The argument `edits[0].file` is missing.'],
  [{ edits: [{ file: 'a' }] }, '`edits[0]` needs either `operations` or `text`.'],
  [
    { edits: [{ file: 'a', operations: [], text: '' }] },
    '`edits[0]` needs either `operations` or `text`.',
  ],
  [{ edits: [{ file: 'a', text: 7 }] }, '`edits[0].text` must be of type string or null.'],
  [operations(remove, 7), '`edits[0].operations[1]` must be of type object.'],
  [operations({}), 'The argument `edits[0].operations[0].op` is missing.'],
  [operations({ path: '/' }), 'The argument `edits[0].operations[0].op` is missing.'],
  [
    operations({ opp: 'set', path: '/' }),
    'There is no argument `edits[0].operations[0].opp`. Did you mean `op`?',
  ],
  [
    operations({ ...remove, op: 'sett' }),
    '`edits[0].operations[0].op` cannot be `sett`. Did you mean `set`?',
  ],
  [
    operations({ ...remove, op: 7 }),
    '`edits[0].operations[0].op` cannot be `7`. The choices are set, insert, remove, move, duplicate, rename.',
  ],
  [operations({ op: 'set', path: '/' }), 'The argument `edits[0].operations[0].value` is missing.'],
  [
    operations({ op: 'move', path: '/', to: 1.5 }),
    '`edits[0].operations[0].to` must be of type integer.',
  ],
  [
    operations({ ...remove, value: 1 }),
    'There is no argument `edits[0].operations[0].value`. The choices are op, path.',
  ],
])('%j is no plan', (value, sentence) => {
  expect(() => readArguments(guards.isPlanArguments, value)).toThrow(new Error(sentence));
});

it('refuses any argument of what takes none', () => {
  expect(() => readArguments(guards.isNoArguments, { zzz: 1 })).toThrow(
    new Error('There is no argument `zzz`. Remove it.'),
  );
});

it('gives the arguments as they are', () => {
  const value = operations({ op: 'insert', path: '/blocks/-', value: null }, remove);
  expect(readArguments(guards.isPlanArguments, value)).toBe(value);
});
