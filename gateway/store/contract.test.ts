import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../tests/gateway/postgres-server.ts';
import { DUPLICATE_MILLISECONDS } from './acceptance.ts';
import type { Database } from './database.ts';
import { openLibsql } from './libsql.ts';
import { storeOn } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import type { Store, Submission } from './store.ts';

const START = 1_800_000_000_000;
const HOUR = 3_600_000;

function submission(changes: Partial<Submission> = {}): Submission {
  const id = randomUUID();
  return {
    id,
    key: undefined,
    fingerprint: `fingerprint of ${id}`,
    email: 'ada@example.com',
    body: '{"firstName":"Ada"}',
    state: 'waiting',
    at: START,
    ...changes,
  };
}

interface Place {
  name: string;
  setUp(): Promise<void>;
  /** A new connection to the same database, as another gateway would have. */
  open(): Promise<Database>;
  tearDown(): Promise<void>;
}

function libsqlPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-store-'));
  return {
    name: 'libSQL file',
    setUp: () => Promise.resolve(),
    open: () => openLibsql(folder),
    tearDown: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

function postgresPlace(): Place {
  let server: PostgresServer | undefined;
  return {
    name: 'PostgreSQL',
    async setUp() {
      server = await PostgresServer.create();
      await server.start();
    },
    open: () => openPostgres(server?.url ?? '', () => undefined),
    tearDown: async () => server?.destroy(),
  };
}

describe.each([libsqlPlace(), postgresPlace()])('the store on $name', (place) => {
  let database: Database;
  let store: Store;
  let other: Store;

  beforeAll(async () => {
    await place.setUp();
    database = await place.open();
    // Two gateways that start at the same moment both make the tables.
    [store, other] = await Promise.all([storeOn(database), storeOn(await place.open())]);
  }, 30_000);

  beforeEach(async () => {
    const tables = ['inquiry', 'submission', 'audit'];
    await database.transaction(tables.map((name) => ({ sql: `delete from ${name}`, args: [] })));
  });

  afterAll(async () => {
    await store.close();
    await other.close();
    await place.tearDown();
  });

  async function accept(changes: Partial<Submission> = {}): Promise<string> {
    const { id, ...rest } = submission(changes);
    expect(await store.accept({ id, ...rest })).toEqual({
      outcome: 'accepted',
      id,
      repeated: false,
    });
    return id;
  }

  async function claimOne(now = START): Promise<Awaited<ReturnType<Store['claim']>>[number]> {
    const [claim] = await store.claim(now, now + 60_000, 1);
    if (!claim) throw new Error('Nothing was due.');
    return claim;
  }

  it('gives every gateway the same secret', async () => {
    const [one, two] = await Promise.all([store.secret(), other.secret()]);
    expect(one).toBe(two);
    expect(one).toHaveLength(43);
  });

  describe('accepting', () => {
    it('gives a key its first answer again, however late', async () => {
      const first = submission({ key: 'k1' });
      await store.accept(first);
      const later = submission({ key: 'k1', fingerprint: first.fingerprint, at: START + HOUR });
      expect(await other.accept(later)).toEqual({
        outcome: 'accepted',
        id: first.id,
        repeated: true,
      });
      expect((await store.counts()).accepted).toBe(1);
    });

    it('does not take the key of other content', async () => {
      await accept({ key: 'k1' });
      expect(await store.accept(submission({ key: 'k1' }))).toEqual({ outcome: 'key-reused' });
      expect((await store.counts()).accepted).toBe(1);
    });

    it('calls the same content a duplicate for ten minutes, and its key for ever', async () => {
      const fingerprint = 'same';
      await accept({ fingerprint, key: 'k1' });
      const almost = START + DUPLICATE_MILLISECONDS - 1;
      const second = { fingerprint, key: 'k2' };
      expect(await store.accept(submission({ ...second, at: almost }))).toEqual({
        outcome: 'duplicate',
      });
      expect(await store.accept(submission({ ...second, at: START + HOUR }))).toEqual({
        outcome: 'duplicate',
      });
      await accept({ fingerprint, key: 'k3', at: START + DUPLICATE_MILLISECONDS });
    });

    it('makes one inquiry of ten equal ones at the same moment, through two gateways', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          (n % 2 ? store : other).accept(submission({ fingerprint: 'same', key: `k${n}` })),
        ),
      );
      const outcomes = answers.map(({ outcome }) => outcome).toSorted();
      expect(outcomes).toEqual(['accepted', ...Array<string>(9).fill('duplicate')]);
      expect((await store.counts()).accepted).toBe(1);
    });

    it('makes one inquiry of ten posts of one key, and answers all alike', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          (n % 2 ? store : other).accept(submission({ fingerprint: 'same', key: 'k' })),
        ),
      );
      const ids = answers.map((answer) => answer.outcome === 'accepted' && answer.id);
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).toBeTypeOf('string');
      expect((await store.counts()).accepted).toBe(1);
    });

    it('keeps text exactly', async () => {
      const body = JSON.stringify({
        description: `\u0000 \ud800 'quote' -- "; 👩‍👩‍👧 \u202e ${'x'.repeat(30_000)}`,
      });
      const id = await accept({ body });
      expect((await other.list({ ids: [id] }))[0]?.body).toBe(body);
    });
  });

  describe('delivering', () => {
    it('never gives an inquiry to two gateways', async () => {
      for (let n = 0; n < 40; n += 1) await accept();
      const claims = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 ? store : other).claim(START, START + 1000, 5)),
      );
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(40);
      expect(new Set(ids).size).toBe(40);
      expect(await store.claim(START, START + 1000, 5)).toEqual([]);
    });

    it('never gives more than asked for', async () => {
      for (let n = 0; n < 6; n += 1) await accept();
      for (const limit of [1, 3, 1]) {
        expect(await store.claim(START, START + 1000, limit)).toHaveLength(limit);
      }
    });

    it('gives it again when the lease has ended, as a further attempt', async () => {
      const id = await accept();
      expect(await claimOne()).toMatchObject({ id, attempt: 1, waitingSince: START });
      expect(await store.claim(START + 59_999, START + 120_000, 1)).toEqual([]);
      expect(await claimOne(START + 60_000)).toMatchObject({ id, attempt: 2 });
    });

    it('takes those due longest first', async () => {
      const late = await accept({ at: START - 1 });
      const early = await accept({ at: START - 2 });
      expect((await store.claim(START, START + 1, 2)).map(({ id }) => id).toSorted()).toEqual(
        [late, early].toSorted(),
      );
      const claims = await store.claim(START + 1, START + 2, 1);
      expect(claims.map(({ id }) => id)).toEqual([early]);
    });

    it('keeps what was delivered out of further claims', async () => {
      const id = await accept();
      await claimOne();
      await store.delivered(id, START + 5);
      await store.delivered(id, START + 6);
      expect(await store.claim(START + HOUR, START + 2 * HOUR, 1)).toEqual([]);
      expect(await store.list({})).toMatchObject([
        { id, state: 'delivered', reason: 'delivered', changedAt: START + 5, attempts: 1 },
      ]);
    });

    it('waits for the next attempt, and no longer once all are made due', async () => {
      const id = await accept();
      await store.retryAt(await claimOne(), START + HOUR, 'timed out');
      expect(await store.claim(START + HOUR - 1, START + 2 * HOUR, 1)).toEqual([]);
      expect((await store.list({}))[0]?.lastError).toBe('timed out');
      await store.makeDue(START + 1);
      expect(await claimOne(START + 1)).toMatchObject({ id, attempt: 2 });
    });

    it('does not pull an inquiry out of a lease by making all due', async () => {
      await accept();
      await claimOne();
      await store.makeDue(START + 1);
      expect(await store.claim(START + 1, START + HOUR, 1)).toEqual([]);
    });

    it('ignores the failure of an attempt that is no longer the latest', async () => {
      const id = await accept();
      const first = await claimOne();
      await claimOne(START + 60_000);
      await store.bury(first, START, 'refused', 'no');
      await store.retryAt(first, START, 'late');
      expect(await store.list({ ids: [id] })).toMatchObject([
        { state: 'waiting', lastError: null },
      ]);
      expect(await store.claim(START + 60_001, START + HOUR, 1)).toEqual([]);
    });

    it('buries with the words of the CRM, and brings back by replay', async () => {
      const id = await accept();
      await store.bury(await claimOne(), START + 1, 'refused', 'No such country.');
      expect(await store.list({ state: 'dead' })).toMatchObject([
        { id, reason: 'refused', lastError: 'No such country.' },
      ]);
      expect(await store.replay(['unknown'], START + 2)).toEqual([]);
      expect(await store.replay(undefined, START + 2)).toEqual([id]);
      expect(await claimOne(START + 2)).toMatchObject({ id, attempt: 1, waitingSince: START + 2 });
    });
  });

  describe('for its owner', () => {
    it('delivers from quarantine only what was released', async () => {
      const id = await accept({ state: 'quarantined' });
      expect(await store.claim(START, START + 1, 5)).toEqual([]);
      expect(await store.replay(undefined, START)).toEqual([]);
      expect(await store.release([id, 'unknown'], START + 1)).toEqual([id]);
      expect(await claimOne(START + 1)).toMatchObject({ id });
    });

    it('lists newest first, by state, within a limit', async () => {
      const old = await accept({ at: START });
      const young = await accept({ at: START + 1 });
      await accept({ at: START + 2, state: 'quarantined' });
      const waiting = await store.list({ state: 'waiting' });
      expect(waiting.map(({ id }) => id)).toEqual([young, old]);
      expect(await store.list({ limit: 1 })).toMatchObject([{ state: 'quarantined' }]);
      expect(await store.list({ ids: [] })).toEqual([]);
    });

    it('writes every change of state into the audit table', async () => {
      const id = await accept();
      await store.bury(await claimOne(), START + 1, 'expired', 'away');
      await store.replay([id], START + 2);
      await store.delivered(id, START + 3);
      await store.erase('ada@example.com', START + 4);
      expect(await store.history(id)).toEqual([
        { at: START, from: null, to: 'waiting', reason: 'accepted' },
        { at: START + 1, from: 'waiting', to: 'dead', reason: 'expired' },
        { at: START + 2, from: 'dead', to: 'waiting', reason: 'replayed' },
        { at: START + 3, from: 'waiting', to: 'delivered', reason: 'delivered' },
        { at: START + 4, from: 'delivered', to: 'delivered', reason: 'erased' },
      ]);
    });

    it('reconciles: accepted is the sum of all states', async () => {
      for (let n = 0; n < 4; n += 1) await accept({ at: START + n });
      await accept({ state: 'quarantined', email: 'bot@example.com' });
      await store.delivered((await claimOne(START + 9)).id, START + 9);
      await store.bury(await claimOne(START + 9), START + 9, 'refused', '');
      expect(await store.counts()).toEqual({
        accepted: 5,
        waiting: 2,
        delivered: 1,
        quarantined: 1,
        dead: 1,
        erased: 0,
        oldestWaiting: START + 2,
      });
    });

    it('erases a person in every state, and leaves others alone', async () => {
      const delivered = await accept({ at: START - 3 });
      await store.delivered(delivered, START);
      const dead = await accept({ at: START - 2 });
      await store.bury(await claimOne(), START, 'refused', 'Ada is unwanted');
      const underWay = await accept({ at: START - 1 });
      await claimOne();
      const quarantined = await accept({ state: 'quarantined' });
      const bob = await accept({ email: 'bob@example.com', body: '{}' });

      const erased = await other.erase('  ADA@example.com ', START + 1);
      expect(erased).toHaveLength(4);
      expect(erased).toEqual(
        expect.arrayContaining([
          { id: delivered, state: 'delivered', underWay: false },
          { id: dead, state: 'dead', underWay: false },
          { id: underWay, state: 'waiting', underWay: true },
          { id: quarantined, state: 'quarantined', underWay: false },
        ]),
      );
      const everything = await database.transaction(
        ['inquiry', 'submission', 'audit'].map((name) => ({
          sql: `select * from ${name}`,
          args: [],
        })),
      );
      expect(JSON.stringify(everything)).not.toMatch(/ada@|Ada/);
      expect(await store.counts()).toMatchObject({
        accepted: 5,
        delivered: 1,
        erased: 3,
        waiting: 1,
      });
      expect(await store.claim(START + HOUR, START + 2 * HOUR, 5)).toMatchObject([{ id: bob }]);
      expect(await store.erase('ada@example.com', START + 2)).toEqual([]);
    });

    it('deletes the content of what was delivered long ago, and keeps hash and times', async () => {
      const old = await accept({ at: START - 1, key: 'old', fingerprint: 'hash' });
      await store.delivered(old, START);
      const waiting = await accept({ at: START - 1 });
      const young = await accept();
      await store.delivered(young, START + HOUR);

      expect(await store.deleteBodies(START + 1, START + HOUR)).toBe(1);
      expect(await store.deleteBodies(START + 1, START + HOUR)).toBe(0);
      const [rows] = await database.transaction([
        {
          sql: `select body, email, fingerprint, accepted_at, state from inquiry where id = $1`,
          args: [old],
        },
      ]);
      expect(rows).toEqual([
        {
          body: null,
          email: null,
          fingerprint: 'hash',
          accepted_at: START - 1,
          state: 'delivered',
        },
      ]);
      for (const id of [waiting, young]) {
        expect((await store.list({ ids: [id] }))[0]?.body).toBeTypeOf('string');
      }
    });
  });

  it('writes nothing of a transaction that fails', async () => {
    const { id } = submission();
    const insert = { sql: `insert into setting values ('half', $1)`, args: [id] };
    await expect(
      database.transaction([insert, { sql: 'select nothing', args: [] }]),
    ).rejects.toThrow(/nothing/);
    const [rows] = await database.transaction([
      { sql: `select * from setting where name = 'half'`, args: [] },
    ]);
    expect(rows).toEqual([]);
    await expect(store.probe(START)).resolves.toBeUndefined();
  });
});
