import { setTimeout as sleep } from 'node:timers/promises';
import { dataFiles } from '../../../gateway/store/sqlite/data-files.ts';
import { SqliteConnection } from '../../../gateway/store/sqlite/sqlite-connection.ts';
import { sendLoad } from '../../../test-support/gateway/load.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';
import { besideIdleSite } from '../site-process.ts';

const LOCK_MILLISECONDS = 20_000;

export const fault: Fault = {
  attack: 'the database is locked for 20 s, with inquiries coming in',
  expected: 'a page p99 at most 50 ms',
  run: () =>
    withFolder((folder) =>
      besideIdleSite(folder, async (site, pagesDuring) => {
        const other = new SqliteConnection(dataFiles(folder).database, 5_000);
        try {
          const before = await pagesDuring(sleep(2_000));
          other.exec('begin immediate');
          const end = Date.now() + LOCK_MILLISECONDS;
          const ended = sleep(LOCK_MILLISECONDS).then(() => other.exec('rollback'));
          let sent = 0;
          const load = sendLoad(site.port, 5, () =>
            Date.now() < end ? `locked ${(sent += 1)}` : undefined,
          );
          const { p99, seen } = await pagesDuring(ended);
          const { statuses } = await load;
          const answers = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
          return { seen: `${seen}; before: ${before.seen}; inquiries: ${answers}`, met: p99 <= 50 };
        } finally {
          other.close();
        }
      }),
    ),
};
