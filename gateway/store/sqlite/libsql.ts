import { statfs } from 'node:fs/promises';
import { type Database, DatabaseAway } from '../database.ts';
import type { Row, Statement } from '../../../schema/generated/data.d.ts';
import { groupCommit } from '../group-commit.ts';
import { SQLITE_AUDIT } from '../tables/tables.ts';
import { AliveFile } from './alive-file.ts';
import { dataFiles } from './data-files.ts';
import type { Answer, Request } from './worker-messages.ts';
import { WorkerThread } from './worker-thread.ts';

/** How long closing waits for what is under way: the whole server has 8 seconds to stop. */
const CLOSE_MILLISECONDS = 2_000;

/** Who carries out what the embedded database is asked for: a thread, or in tests this one. */
interface Executor {
  ask(request: Request): Promise<Answer>;
  close(milliseconds: number): Promise<void>;
}

/**
 * The embedded database, a file in `dataDir`: opened when it is first needed, and again when that
 * failed.
 */
export function openLibsql(
  dataDir: string,
  executor: Executor = new WorkerThread(dataDir),
): Database {
  async function ask(request: Request): Promise<Exclude<Answer, { kind: 'failed' }>> {
    const answer = await executor.ask(request);
    if (answer.kind !== 'failed') return answer;
    const { message, code, away } = answer;
    throw away ? new DatabaseAway(message, code) : Object.assign(new Error(message), { code });
  }

  async function run(statements: Statement[], end: 'commit' | 'rollback'): Promise<Row[][]> {
    const answer = await ask({ kind: 'transaction', statements, end });
    return answer.kind === 'rows' ? answer.rows : [];
  }

  const alive = new AliveFile(dataFiles(dataDir).alive);

  return {
    auditTriggers: SQLITE_AUDIT,
    skipLocked: '',
    async check() {
      await ask({ kind: 'open' });
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
    // It cannot be told which of several is gone.
    register: (_name, others) => Promise.resolve(alive.lock() ? others : []),
    async scrub() {
      const answer = await ask({ kind: 'checkpoint' });
      return answer.kind === 'checkpointed' && answer.complete;
    },
    async close() {
      await executor.close(CLOSE_MILLISECONDS);
      alive.unlock();
    },
  };
}
