import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { dataFiles } from '../../../gateway/store/sqlite/data-files.ts';
import { SqliteConnection } from '../../../gateway/store/sqlite/sqlite-connection.ts';
import { runInquiries } from '../../../test-support/gateway/processes/gateway-process.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';
import { besideIdleSite } from '../site-process.ts';

const INQUIRIES = 24_000;
const BATCH = 1_000;
/** The largest message, about: with this many of them the file has 720 MB. */
const CHARACTERS = 30_000;

const VACUUM = `const Database = require('libsql');
  new Database(process.argv[1], { timeout: 60_000 }).exec('vacuum');`;

function fill(database: string): void {
  const connection = new SqliteConnection(database, 60_000);
  connection.makeDurable();
  const body = JSON.stringify({ description: 'x'.repeat(CHARACTERS) });
  for (let first = 0; first < INQUIRIES; first += BATCH) {
    const inserts = Array.from({ length: BATCH }, (_, n) => ({
      sql: `insert into inquiry (id, state, reason, accepted_at, changed_at, fingerprint, email, body)
        values ($1, 'quarantined', 'accepted', 0, 0, $1, $2, $3)`,
      args: [`filler-${first + n}`, n % 5 === 0 ? 'ada@example.com' : 'bob@example.com', body],
    }));
    connection.transaction(inserts, 'commit');
  }
  connection.close();
}

export const fault: Fault = {
  attack: 'a database of 720 MB is vacuumed by another program; then a fifth of it is erased',
  expected: 'a page p99 at most 50 ms during each',
  run: () =>
    withFolder((folder) =>
      besideIdleSite(folder, async (_, pagesDuring) => {
        const { database } = dataFiles(folder);
        fill(database);
        const before = await pagesDuring(sleep(5_000));
        const vacuumed = await pagesDuring(
          promisify(execFile)(process.execPath, ['-e', VACUUM, database]),
        );
        const erasure = runInquiries({ DATA_DIR: folder }, 'erase', 'ada@example.com');
        const erased = await pagesDuring(erasure);
        const megabytes = (statSync(database).size / 1e6).toFixed(0);
        const [first = ''] = (await erasure).stdout.split('\n');
        return {
          seen: `${megabytes} MB: before ${before.seen}; VACUUM ${vacuumed.seen}; ${first} ${erased.seen}`,
          met: vacuumed.p99 <= 50 && erased.p99 <= 50,
        };
      }),
    ),
};
