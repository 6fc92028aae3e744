import { expect, it } from 'vitest';
import { EmbeddedD1 } from '../../test-support/gateway/store/embedded-d1.ts';
import { DatabaseAway } from '../store/database.ts';
import { openD1 } from './d1.ts';

const select = { sql: 'select $2 as b, $1 as a', args: [1, 'x'] };

it('runs statements as one batch, with their arguments in their places', async () => {
  const d1 = new EmbeddedD1();
  const database = openD1(d1);
  expect(await database.transaction([select, select])).toEqual([
    [{ a: 1, b: 'x' }],
    [{ a: 1, b: 'x' }],
  ]);
  expect(d1.calls).toBe(1);
  expect(await database.room()).toBe(Number.POSITIVE_INFINITY);
  expect(await database.scrub()).toBe(true);
  d1.close();
});

it('says why D1 cannot be used', async () => {
  const d1 = new EmbeddedD1();
  await openD1(d1).check();
  d1.batch = () => Promise.reject(new Error('no such binding'));
  await expect(openD1(d1).check()).rejects.toEqual(
    new DatabaseAway('The D1 database cannot be used: no such binding', 'DATABASE_UNUSABLE'),
  );
});

it('takes a rehearsal back, and fails where that or a statement fails', async () => {
  const d1 = new EmbeddedD1();
  const database = openD1(d1);
  await database.transaction([{ sql: 'create table a (b)', args: [] }]);
  const insert = { sql: 'insert into a (b) values ($1)', args: [1] };
  await database.rehearse([insert]);
  expect(await database.transaction([{ sql: 'select * from a', args: [] }])).toEqual([[]]);
  await expect(database.rehearse([{ sql: 'select c from a', args: [] }])).rejects.toThrow(
    'no such column: c',
  );
  d1.batch = () => Promise.resolve([]);
  await expect(database.rehearse([insert])).rejects.toThrow(
    'D1 did not roll back a test transaction.',
  );
  d1.close();
});
