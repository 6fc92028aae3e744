import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../../schema/schema-version.ts';
import { checkSchemaVersion } from './schema-version.ts';

const advice = (schemaVersion: unknown) =>
  checkSchemaVersion({ data: { schemaVersion } }).map(({ suggestion }) => suggestion);

test('an older site is migrated, and a newer one needs a newer engine', () => {
  expect(advice(SCHEMA_VERSION)).toEqual([]);
  expect(advice(SCHEMA_VERSION - 1)).toEqual([
    'Run `npm run migrate` to see what would change, and add `-- --write` to change it.',
  ]);
  expect(advice(SCHEMA_VERSION + 1)).toEqual([
    'Install the version of the engine that the site was written for, or a later one.',
  ]);
});

test('the first version is 1, and what is none is for the schema to tell', () => {
  expect(advice(1)).toHaveLength(1);
  for (const other of [0, -1, 1.5, '1', undefined]) expect(advice(other)).toEqual([]);
  expect(checkSchemaVersion({ data: 'text' })).toEqual([]);
});
