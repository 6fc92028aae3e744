import { expect, test } from 'vitest';
import type { FieldSchema } from './field-schema.ts';
import { asBlock, loadSchemas } from './load-schemas.ts';

/** The entries of all lists in a group of fields that are groups themselves, by where they are. */
function entriesIn({ properties = {} }: FieldSchema, place: string): [string, FieldSchema][] {
  return Object.entries(properties).flatMap(([name, field]): [string, FieldSchema][] => {
    const { items } = field;
    const own: [string, FieldSchema][] = items?.properties ? [[`${place}.${name}[]`, items]] : [];
    return [
      ...own,
      ...[...own, [`${place}.${name}`, field] as const].flatMap(([at, one]) => entriesIn(one, at)),
    ];
  });
}

const formatOf = ({ properties }: FieldSchema, name: string) => properties?.[name]?.format;

test('every block and every entry of a list may have a time', () => {
  const blocks = [...loadSchemas().blocks].map(([type, { schema }]) => [type, schema] as const);
  const entries = blocks.flatMap(([type, schema]) => entriesIn(schema, type));
  expect(entries.map(([place]) => place)).toEqual(
    expect.arrayContaining(['banner.slides[]', 'schedule.days[]', 'schedule.days[].slots[]']),
  );
  const others = [...blocks, ...entries]
    .filter(([, schema]) => ['from', 'until'].some((name) => formatOf(schema, name) !== 'moment'))
    .map(([place]) => place);
  expect(others).toEqual([]);
});

test('a field of that name means in a block of a site what the site says', () => {
  const from: FieldSchema = { title: 'From', type: 'string' };
  const stop: FieldSchema = { type: 'object', properties: { from } };
  const { properties = {} } = asBlock({
    type: 'object',
    properties: { from, stops: { type: 'array', items: stop } },
  });
  expect(properties['from']).toBe(from);
  expect(properties['until']?.format).toBe('moment');
  expect(properties['stops']?.items?.properties?.['from']).toBe(from);
  expect(properties['stops']?.items?.properties?.['until']?.format).toBe('moment');
});
