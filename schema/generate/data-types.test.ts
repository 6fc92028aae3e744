import { expect, test } from 'vitest';
import type { FieldSchema } from '../field-schema.ts';
import { printDataTypes } from './data-types.ts';
import { pascalCase } from './pascal-case.ts';

/** The interfaces of a block with some fields, without what is written above them and in comments. */
function types(properties: Record<string, FieldSchema>, required: string[] = []): string {
  const printed = printDataTypes({ type: 'time-line', schema: { properties, required } });
  return printed.replace(/^.*\n\n/, '').replaceAll(/ *\/\*\*.*\*\/\n/g, '');
}

const group = (title: string, ...names: string[]): FieldSchema => ({
  title,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

test('a field has the type of its values, and may be left out unless it is required or has a default', () => {
  expect(
    types(
      {
        type: { const: 'time-line' },
        count: { type: 'integer' },
        price: { type: 'number', default: 1 },
        large: { type: 'boolean' },
        tone: { enum: ['calm', "o'clock", 2] },
        tones: { type: 'array', items: { enum: ['calm', 'loud'] } },
        names: { type: 'array', items: { type: 'string' } },
        any: { type: 'array' },
        'two-words': {},
      },
      ['type', 'count'],
    ),
  ).toBe(`export interface TimeLine {
  type: 'time-line';
  count: number;
  price: number;
  large?: boolean;
  tone?: 'calm' | 'o\\'clock' | 2;
  tones?: ('calm' | 'loud')[];
  names?: string[];
  any?: unknown[];
  'two-words'?: string;
}
`);
});

test('a group is a type of its own, and a second one of its title is named after what holds it', () => {
  expect(
    types({
      day: group('Day', 'name'),
      days: { type: 'array', items: group('Day', 'title') },
      other: { properties: {} },
    }),
  ).toBe(`export interface TimeLine {
  day?: Day;
  days?: TimeLineDay[];
  other?: Group;
}

export interface Day {
  name?: string;
}

export interface TimeLineDay {
  title?: string;
}

export interface Group {
}
`);
});

test('what is said of a field stands above it, and cannot end the comment', () => {
  const schema = { properties: { a: { description: 'One */ two.' }, b: {} } };
  expect(printDataTypes({ type: 'x', schema })).toContain('  /** One * / two. */\n  a?: string;\n');
  expect(printDataTypes({ type: 'x', schema })).toContain('  /**  */\n  b?: string;\n');
});

test('names of types begin each word with a capital', () => {
  expect(['baking-week', 'Baking week', 'café 2'].map(pascalCase)).toEqual([
    'BakingWeek',
    'BakingWeek',
    'Café2',
  ]);
});
