import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaVersion1 } from '../../../tests/gateway/support/schema-version-1.ts';
import { libsqlPlace, postgresPlace } from '../../../tests/gateway/support/store-contract.ts';
import { type Database, DatabaseAway } from '../database.ts';
import { storeOn } from '../open-store.ts';

const EXPECTED = { accepted: 3, waiting: 1, delivered: 1, quarantined: 1, dead: 0, erased: 0 };

describe.each([libsqlPlace(), postgresPlace()])('migrations on $name', (place) => {
  let opened: Database[];

  function open(): Database {
    const database = place.open();
    opened.push(database);
    return database;
  }

  beforeEach(() => {
    opened = [];
    return place.setUp();
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await place.tearDown();
  });

  it('brings a database of before there were versions to the present one, with all it holds', async () => {
    await open().transaction(schemaVersion1(place.name));
    const [one, two] = [storeOn(open()), storeOn(open())];
    expect(await Promise.all([one.secret(), two.secret()])).toEqual([
      'a secret of before',
      'a secret of before',
    ]);
    expect(await one.counts()).toMatchObject(EXPECTED);
    expect(await one.deleteBodies(Number.MAX_SAFE_INTEGER, 1)).toEqual({
      count: 1,
      complete: true,
    });
    expect(await two.history('id-delivered')).toHaveLength(3);
  });

  it('leaves the tables alone when they are of the present version', async () => {
    await storeOn(open()).secret();
    const database = open();
    const versions = { sql: `select name, value from setting order by name`, args: [] };
    const [before] = await database.transaction([versions]);
    await storeOn(open()).secret();
    expect(await database.transaction([versions])).toEqual([before]);
    expect(before).toMatchObject([
      { name: 'schema-version-1' },
      { name: 'schema-version-2' },
      { name: 'schema-version-3' },
      { name: 'secret' },
    ]);
  });

  it('touches nothing that a newer version has made', async () => {
    const database = open();
    await storeOn(database).secret();
    await database.transaction([
      { sql: `insert into setting values ('schema-version-99', 'done')`, args: [] },
    ]);
    const attempt = storeOn(open()).secret();
    await expect(attempt).rejects.toThrow(DatabaseAway);
    await expect(attempt).rejects.toThrow(/of version 99, and this program knows 3/);
  });
});
