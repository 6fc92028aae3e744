import { setTimeout as sleep } from 'node:timers/promises';
import { dataFiles } from '../../../gateway/store/sqlite/data-files.ts';
import { SqliteConnection } from '../../../gateway/store/sqlite/sqlite-connection.ts';
import { GatewayProcess } from '../../../test-support/gateway/processes/gateway-process.ts';
import { sendLoad } from '../../../test-support/gateway/load.ts';
import { Visitor } from '../../../test-support/gateway/visitor.ts';
import { inquiryAbout } from '../../../test-support/gateway/content/wire.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';

const TIMES = 50;
const AT_ONCE = 10;
const LOCK_MILLISECONDS = 20_000;

/** Locks the database of a gateway under load and resolves to the status of the first inquiry after. */
function firstAfterLock(): Promise<number> {
  return withFolder(async (folder) => {
    const gateway = await GatewayProcess.start({ DATA_DIR: folder });
    const visitor = new Visitor(gateway.port);
    const other = new SqliteConnection(dataFiles(folder).database, 5_000);
    try {
      await visitor.send(inquiryAbout('before'));
      other.exec('begin immediate');
      const end = Date.now() + LOCK_MILLISECONDS;
      let sent = 0;
      const meanwhile = sendLoad(gateway.port, 1, () =>
        Date.now() < end ? `meanwhile ${(sent += 1)}` : undefined,
      );
      await sleep(LOCK_MILLISECONDS);
      other.exec('rollback');
      const first = await visitor.send(inquiryAbout('after'));
      await meanwhile;
      return first.status;
    } finally {
      other.close();
      visitor.close();
      await gateway.stop();
    }
  });
}

export const fault: Fault = {
  attack: `another process holds the database's write lock for ${LOCK_MILLISECONDS / 1000} s`,
  expected: `the first inquiry after its end is stored, ${TIMES} of ${TIMES}`,
  async run() {
    let stored = 0;
    for (let done = 0; done < TIMES; done += AT_ONCE) {
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, firstAfterLock));
      stored += statuses.filter((status) => status === 200).length;
    }
    return { seen: `${stored} of ${TIMES} stored`, met: stored === TIMES };
  },
};
