import { expect, it, test } from 'vitest';
import { type InputSchema, refuseArguments } from './refuse-arguments.ts';
import { VERBS } from './verbs.ts';

/** Every group of arguments of every verb, with what leads to it. */
function* groupsOf(
  schema: InputSchema,
  wrap: (inner: unknown) => unknown,
): Generator<[InputSchema, (inner: unknown) => unknown]> {
  if (schema.properties) yield [schema, wrap];
  if (schema.items) yield* groupsOf(schema.items, (inner) => wrap([inner]));
  for (const [name, own] of Object.entries(schema.properties ?? {})) {
    yield* groupsOf(own, (inner) => wrap({ [name]: inner }));
  }
}

test.for(VERBS.map(({ name, input }) => [name, input] as const))(
  'every unknown argument of %s is refused, a misspelt one with what was meant',
  ([, input]) => {
    for (const [group, wrap] of groupsOf(input, (inner) => inner)) {
      expect(group.additionalProperties).toBe(false);
      expect(() => refuseArguments(wrap({ zzzzzzzzz: 1 }), input)).toThrow('There is no argument');
      for (const name of Object.keys(group.properties ?? {})) {
        expect(() => refuseArguments(wrap({ [`${name}x`]: 1 }), input)).toThrow(/Did you mean/);
      }
    }
  },
);

it('refuses what is missing, of another type or no choice', () => {
  const input: InputSchema = {
    type: 'object',
    properties: { op: { enum: ['set', 'move'] }, to: { type: 'integer' } },
    required: ['op'],
  };
  expect(() => refuseArguments({}, input)).toThrow('The argument `op` is missing.');
  expect(() => refuseArguments({ op: 'sett' }, input)).toThrow('Did you mean `set`?');
  expect(() => refuseArguments({ op: 'set', to: 1.5 }, input)).toThrow(
    '`to` must be of type integer.',
  );
  expect(() => refuseArguments([], input)).toThrow('The arguments must be of type object.');
  expect(() => refuseArguments({ op: 'set', to: 1 }, input)).not.toThrow();
});

it.each<[value: unknown, sentence: string]>([
  [{ list: [{ op: 'set' }, 7] }, '`list[1]` must be of type object.'],
  [{ list: [{ op: 'zzz' }] }, '`list[0].op` cannot be `zzz`. Known are set, move.'],
  [{ list: [{}] }, 'The argument `list[0].op` is missing.'],
  [{ list: [{ op: 'set', zzz: 1 }] }, 'There is no argument `list[0].zzz`. Known are op.'],
  [{ none: { zzz: 1 } }, 'There is no argument `none.zzz`. There are none.'],
])('%j is refused with its place', (value, sentence) => {
  const entry: InputSchema = {
    type: 'object',
    properties: { op: { enum: ['set', 'move'] } },
    required: ['op'],
    additionalProperties: false,
  };
  const input: InputSchema = {
    properties: {
      list: { type: 'array', items: entry },
      none: { additionalProperties: false },
    },
  };
  expect(() => refuseArguments(value, input)).toThrow(new Error(sentence));
});

it('takes any more where a schema does not forbid it', () => {
  expect(() => refuseArguments({ more: 1 }, { type: 'object' })).not.toThrow();
});
