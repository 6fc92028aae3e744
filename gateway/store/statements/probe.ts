import { randomUUID } from 'node:crypto';
import { acceptStatements } from './acceptance.ts';
import { type Database, DatabaseAway } from '../database.ts';

/**
 * A health probe writes more than the largest inquiry needs with all its indexes (32 KB of text,
 * about 100 KB on disk), so that a disk too full for the next inquiry is noticed.
 */
const PROBE_CHARACTERS = 128 * 1024;

/** What SQLite's write-ahead log (4 MB) and its copying into the database may need at their worst. */
const LEAST_ROOM_BYTES = 8 * 2 ** 20;

/**
 * Tries what an inquiry would need: room on the disk, its very statements (taken back at the end), and
 * a write that reaches the disk.
 * @throws what the next inquiry would fail with
 */
export async function probe(database: Database, at: number): Promise<void> {
  const id = randomUUID();
  await database.rehearse(
    acceptStatements({
      id,
      key: undefined,
      form: 'probe',
      targets: ['probe'],
      fingerprint: `probe ${id}`,
      email: '',
      body: '',
      state: 'quarantined',
      at,
    }),
  );
  await database.transaction([
    {
      sql: `insert into setting (name, value) values ('probe', $1)
        on conflict (name) do update set value = excluded.value`,
      args: [String(at).padEnd(PROBE_CHARACTERS, '.')],
    },
  ]);
  const room = await database.room();
  if (room < LEAST_ROOM_BYTES) {
    throw new DatabaseAway(
      `The disk has only ${room} bytes left for inquiries.`,
      'DATABASE_NO_ROOM',
    );
  }
}
