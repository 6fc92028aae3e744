import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { checkRowLengths } from './row-lengths.ts';

const found = (table: object) =>
  checkRowLengths({
    schemas: loadSchemas(),
    data: { blocks: [{ type: 'hero' }, 'no block', { type: 'table', ...table }] },
  }).map(({ path, message }) => [path, message]);

test('a row has one text for each column', () => {
  const columns = ['House', 'Price'];
  expect(found({ columns, rows: [['Mill'], ['Mill', '€1'], ['Mill', '€1', 'x'], []] })).toEqual([
    [['blocks', 2, 'rows', 0], 'This row has 1 text, but there are 2 `columns`.'],
    [['blocks', 2, 'rows', 2], 'This row has 3 texts, but there are 2 `columns`.'],
    [['blocks', 2, 'rows', 3], 'This row has 0 texts, but there are 2 `columns`.'],
  ]);
});

test.each([
  ['columns that are no list', { columns: 'House', rows: [['Mill']] }],
  ['no columns', { rows: [['Mill']] }],
  ['rows that are no list', { columns: ['House'], rows: 'Mill' }],
  ['a row that is no list', { columns: ['House'], rows: ['Mill'] }],
])('of %s the schema tells', (_what, table) => {
  expect(found(table)).toEqual([]);
});

test('a page without blocks has no rows', () => {
  expect(checkRowLengths({ schemas: loadSchemas(), data: { title: 'A' } })).toEqual([]);
  expect(checkRowLengths({ schemas: loadSchemas(), data: { blocks: 'none' } })).toEqual([]);
  expect(checkRowLengths({ schemas: loadSchemas(), data: 'text' })).toEqual([]);
});
