import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../test-support/gateway/test-gateway.ts';
import { away, SqliteConnection } from './sqlite-connection.ts';

/** A connection to a new file, and another that has the write lock. */
function locked(milliseconds: number) {
  const path = join(temporaryFolder(), 'a.db');
  const [connection, other] = [milliseconds, 0].map((busy) => new SqliteConnection(path, busy));
  if (!connection || !other) throw new Error('There are two.');
  onTestFinished(() => {
    connection.close();
    other.close();
  });
  connection.makeDurable();
  connection.exec('create table a (b)');
  other.exec('begin immediate');
  const insert = () =>
    connection.transaction([{ sql: 'insert into a values ($1)', args: [1] }], 'commit');
  return { connection, other, insert };
}

const LOCKED = 'The database cannot be written: database is locked.';

it('waits for the write lock in slices, as long as that is wanted', () => {
  const { connection, other, insert } = locked(5_000);
  let looks = 0;
  connection.waitUnless(() => {
    looks += 1;
    if (looks === 2) other.exec('rollback');
    return false;
  });
  insert();
  expect(looks).toBe(2);
  expect(connection.all('select b from a')).toEqual([{ b: 1 }]);
  expect(connection.isStuck).toBe(false);
});

it('ends the wait when it is to stop, or has lasted too long', () => {
  const stopped = locked(5_000);
  let looks = 0;
  stopped.connection.waitUnless(() => (looks += 1) > 0);
  expect(stopped.insert).toThrow(LOCKED);
  expect(looks).toBe(1);
  const late = locked(0);
  late.connection.waitUnless(() => false);
  expect(late.insert).toThrow(LOCKED);
});

it('takes everything back where a statement fails, and says what has failed', () => {
  const { connection, other } = locked(0);
  other.exec('rollback');
  const statements = ['insert into a values (1)', 'insert into none values (1)'];
  expect(() =>
    connection.transaction(
      statements.map((sql) => ({ sql, args: [] })),
      'commit',
    ),
  ).toThrow('no such table: none');
  expect(connection.all('select b from a')).toEqual([]);
  connection.transaction([{ sql: 'insert into a values (1)', args: [] }], 'rollback');
  expect(connection.all('select b from a')).toEqual([]);
});

it.each([
  [Object.assign(new Error('full'), { code: 'SQLITE_FULL' }), 'SQLITE_FULL', 'full'],
  [new Error('no mode'), 'SQLITE_ERROR', 'no mode'],
  ['gone', 'SQLITE_ERROR', 'gone'],
])('says why nothing can be kept, and gives its code: %s', (error, code, reason) => {
  expect(away('It cannot be written', error)).toMatchObject({
    code,
    message: `It cannot be written: ${reason}.`,
  });
});
