import { statfs } from 'node:fs/promises';
import type { Database, Row, Statement } from './database.ts';
import { groupCommit } from './group-commit.ts';
import { SQLITE_AUDIT } from './tables.ts';
import { WorkerThread } from './worker-thread.ts';

/** How long closing waits for what is under way: the whole server has 8 seconds to stop. */
const CLOSE_MILLISECONDS = 2_000;

/**
 * The embedded database, a file in `dataDir`, in a thread of its own: opened when it is first needed,
 * and again when that failed.
 */
export function openLibsql(dataDir: string): Database {
  const thread = new WorkerThread(dataDir);

  async function run(statements: Statement[], end: 'commit' | 'rollback'): Promise<Row[][]> {
    const answer = await thread.ask({ kind: 'transaction', statements, end });
    return answer.kind === 'rows' ? answer.rows : [];
  }

  return {
    auditTriggers: SQLITE_AUDIT,
    skipLocked: '',
    async check() {
      await thread.ask({ kind: 'open' });
    },
    // A SQLite file has one writer at a time, so the locks are not needed.
    transaction: groupCommit((statements) => run(statements, 'commit')),
    async rehearse(statements) {
      await run(statements, 'rollback');
    },
    async room() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    async scrub() {
      const answer = await thread.ask({ kind: 'checkpoint' });
      return answer.kind === 'checkpointed' && answer.complete;
    },
    close: () => thread.close(CLOSE_MILLISECONDS),
  };
}
