import { expect, it } from 'vitest';
import { isStatement } from '../../schema/generated/guards/gateway.js';
import { integer, integerOrNull, readRow, text, textOrNull } from './database.ts';

const ROW = { name: 'a', at: 7, gone: null };

it('takes rows of texts, numbers and nothing', () => {
  expect(readRow(ROW)).toEqual(ROW);
  expect(() => readRow('a')).toThrow(
    new TypeError('The database returned a value that is not a row: the whole must be object.'),
  );
  expect(() => readRow({ ...ROW, at: true })).toThrow(
    new TypeError(
      'The database returned a value that is not a row: /at must be string,number,null.',
    ),
  );
});

it('takes statements with such arguments', () => {
  const statement = { sql: 'select $1', args: ['a', 7, null] };
  expect(isStatement(statement)).toBe(true);
  for (const none of [
    null,
    { ...statement, sql: 7 },
    { ...statement, args: {} },
    { ...statement, args: ['a', true] },
  ])
    expect(isStatement(none)).toBe(false);
});

it('reads a column of its type, and of no other', () => {
  expect([text(ROW, 'name'), textOrNull(ROW, 'name'), textOrNull(ROW, 'gone')]).toEqual([
    'a',
    'a',
    null,
  ]);
  expect([integer(ROW, 'at'), integerOrNull(ROW, 'at'), integerOrNull(ROW, 'gone')]).toEqual([
    7,
    7,
    null,
  ]);
  expect(() => text(ROW, 'at')).toThrow(new TypeError('Column at does not contain text.'));
  expect(() => textOrNull(ROW, 'absent')).toThrow(
    new TypeError('Column absent does not contain text.'),
  );
  expect(() => integer(ROW, 'name')).toThrow(
    new TypeError('Column name does not contain a number.'),
  );
});
