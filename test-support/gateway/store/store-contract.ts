import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import type { Database } from '../../../gateway/store/database.ts';
import { openLibsql } from '../../../gateway/store/sqlite/libsql.ts';
import { storeOn } from '../../../gateway/store/store-on.ts';
import { openPostgres } from '../../../gateway/store/postgres.ts';
import type { Claim, Store, Submission } from '../../../gateway/store/store.ts';
import { d1Place } from './d1-place.ts';

export const START = 1_800_000_000_000;
export const HOUR = 3_600_000;

/** An inquiry like no other, sent at START, except for `changes`. */
export function submission(changes: Partial<Submission> = {}): Submission {
  const id = randomUUID();
  return {
    id,
    key: undefined,
    form: 'inquiry',
    targets: ['crm'],
    fingerprint: `fingerprint of ${id}`,
    email: 'ada@example.com',
    body: '{"firstName":"Ada"}',
    state: 'waiting',
    at: START,
    ...changes,
  };
}

export interface Place {
  name: 'libSQL file' | 'PostgreSQL' | 'D1';
  setUp(): Promise<void>;
  /** A new connection to the same database, as another gateway would have. */
  open(): Database;
  tearDown(): Promise<void>;
  /** Whether its tables may be emptied; the ledger of a file would report that as a loss. */
  canBeEmptied: boolean;
}

export function libsqlPlace(): Place {
  let folder = '';
  return {
    name: 'libSQL file',
    canBeEmptied: false,
    setUp() {
      folder = mkdtempSync(join(tmpdir(), 'gateway-store-'));
      return Promise.resolve();
    },
    open: () => openLibsql(folder),
    tearDown: () => Promise.resolve(rmSync(folder, { recursive: true })),
  };
}

async function asAdministrator(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A database of its own in the PostgreSQL that all tests share. */
export function postgresPlace(): Place {
  const address = new URL(inject('postgres'));
  return {
    name: 'PostgreSQL',
    canBeEmptied: true,
    async setUp() {
      address.pathname = `/t${randomUUID().replaceAll('-', '')}`;
      await asAdministrator(`create database ${address.pathname.slice(1)}`);
    },
    open: () => openPostgres(address.href, () => undefined),
    tearDown: () => asAdministrator(`drop database ${address.pathname.slice(1)} with (force)`),
  };
}

interface Opened {
  database: Database;
  store: Store;
  other: Store;
}

/** One database and the stores of two gateways on it, open while the tests run. */
export class Contract {
  #opened: Opened | undefined;

  async open(place: Place): Promise<void> {
    await place.setUp();
    const database = place.open();
    const [store, other] = [storeOn(database), storeOn(place.open())];
    // Two gateways that start at the same moment both make the tables.
    await Promise.all([store.secret(), other.secret()]);
    this.#opened = { database, store, other };
  }

  async close(): Promise<void> {
    await Promise.all([this.store.close(), this.other.close()]);
  }

  get #all(): Opened {
    if (!this.#opened) throw new Error('The stores are open only while a test runs.');
    return this.#opened;
  }

  get database(): Database {
    return this.#all.database;
  }

  get store(): Store {
    return this.#all.store;
  }

  get other(): Store {
    return this.#all.other;
  }

  /** Accepts an inquiry and resolves to its id. */
  async accept(changes?: Partial<Submission>): Promise<string> {
    const sent = submission(changes);
    const { outcome } = await this.store.accept(sent);
    if (outcome !== 'accepted') throw new Error(`Not accepted: ${outcome}.`);
    return sent.id;
  }

  /** Claims one inquiry for a minute; fails when none is due. */
  async claimOne(now = START): Promise<Claim> {
    const [claim] = await this.store.claim('crm', now, now + 60_000, 1);
    if (!claim) throw new Error('Nothing was due.');
    return claim;
  }
}

/** Holds all databases to the same tests; each test begins with empty tables. */
export function onEachDatabase(suite: (at: Contract) => void): void {
  describe.each([libsqlPlace(), postgresPlace(), d1Place()])('on $name', (place) => {
    const at = new Contract();

    beforeAll(() => at.open(place));

    beforeEach(async () => {
      if (!place.canBeEmptied) {
        await at.close();
        await place.tearDown();
        await at.open(place);
        return;
      }
      const tables = ['inquiry', 'delivery', 'submission', 'audit', 'passed_call'];
      await at.database.transaction(
        tables.map((name) => ({ sql: `delete from ${name}`, args: [] })),
      );
    });

    afterAll(async () => {
      await at.close();
      await place.tearDown();
    });

    suite(at);
  });
}
