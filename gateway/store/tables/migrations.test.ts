import { d1Place } from '../../../test-support/gateway/store/d1-place.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaVersion1, SENT } from '../../../test-support/gateway/store/schema-version-1.ts';
import { schemaVersion3 } from '../../../test-support/gateway/store/schema-version-3.ts';
import {
  libsqlPlace,
  postgresPlace,
  submission,
} from '../../../test-support/gateway/store/store-contract.ts';
import { type Database, DatabaseAway } from '../database.ts';
import { storeOn } from '../store-on.ts';

const EXPECTED = { accepted: 3, waiting: 1, delivered: 1, quarantined: 1, dead: 0, erased: 0 };

describe.each([libsqlPlace(), postgresPlace(), d1Place()])('migrations on $name', (place) => {
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

  it('turns what waits, failed or was refused before there were several targets into deliveries to the CRM', async () => {
    await open().transaction(schemaVersion3(place.name));
    const [one, two] = [storeOn(open()), storeOn(open())];
    await Promise.all([one.secret(), two.secret()]);
    expect(await one.counts()).toMatchObject({ ...EXPECTED, accepted: 5, waiting: 2, dead: 1 });
    const entries = new Map((await one.list({})).map((entry) => [entry.id, entry]));
    expect(entries.get('id-slow')).toMatchObject({
      form: 'inquiry',
      body: '{"firstName":"Bob"}',
      deliveries: [{ target: 'crm', state: 'waiting', attempts: 7, lastError: 'timed out' }],
    });
    expect(entries.get('id-dead')?.deliveries).toMatchObject([
      { target: 'crm', state: 'dead', attempts: 1, lastError: 'No such country.' },
    ]);
    expect(entries.get('id-delivered')?.deliveries).toMatchObject([{ state: 'delivered' }]);

    // The lease, the lane and the number of attempts hold on.
    expect(await one.claim('crm', SENT + 2, SENT + 9, 5, 'slow')).toEqual([]);
    expect(await one.claim('crm', SENT + 3, SENT + 9, 5, 'slow')).toMatchObject([
      { id: 'id-slow', form: 'inquiry', attempt: 8, waitingSince: SENT + 1 },
    ]);
    expect(await two.claim('crm', SENT + 3, SENT + 9, 5)).toMatchObject([{ id: 'id-waiting' }]);
    await one.delivered({ id: 'id-slow', target: 'crm' }, SENT + 20);
    expect(await two.replay(undefined, SENT + 21)).toEqual(['id-dead']);
    expect(await two.release(['id-quarantined'], SENT + 22)).toEqual(['id-quarantined']);
    expect(await one.counts()).toMatchObject({ accepted: 5, waiting: 3, delivered: 2, dead: 0 });
    // An inquiry that was sent before is still known by its key.
    const again = submission({ key: 'key', fingerprint: 'hash of id-waiting' });
    expect(await two.accept(again)).toMatchObject({ id: 'id-waiting', repeated: true });
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
      { name: 'schema-version-4' },
      { name: 'schema-version-5' },
      { name: 'schema-version-6' },
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
    await expect(attempt).rejects.toThrow(/have version 99, but this program supports 6/);
  });
});
