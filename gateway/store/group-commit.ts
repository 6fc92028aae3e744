import { DatabaseAway } from './database.ts';
import type { Row, Statement } from '../../schema/generated/data.d.ts';

type RunTransaction = (statements: Statement[]) => Promise<Row[][]>;

interface Job {
  statements: Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets transactions that are asked for at the same moment share one commit, and so one wait for
 * the disk. Each still happens whole or not at all: when a statement fails, each is tried alone. When
 * the database itself is away all fail at once, or each would wait as long for it as the one before.
 */
export function groupCommit(run: RunTransaction): RunTransaction {
  let waiting: Job[] = [];
  let last: Promise<void> = Promise.resolve();

  async function commitAlone(jobs: Job[]): Promise<void> {
    let away: DatabaseAway | undefined;
    for (const { statements, resolve, reject } of jobs) {
      if (away) {
        reject(away);
        continue;
      }
      await run(statements).then(resolve, (error: unknown) => {
        if (error instanceof DatabaseAway) away = error;
        reject(error);
      });
    }
  }

  async function commit(): Promise<void> {
    const jobs = waiting;
    waiting = [];
    if (jobs.length <= 1) return commitAlone(jobs);
    try {
      const rows = await run(jobs.flatMap(({ statements }) => statements));
      for (const job of jobs) job.resolve(rows.splice(0, job.statements.length));
    } catch (error) {
      if (!(error instanceof DatabaseAway)) return commitAlone(jobs);
      for (const job of jobs) job.reject(error);
    }
  }

  return (statements) =>
    new Promise((resolve, reject) => {
      // After the input of this turn of the event loop: what came at once is written at once.
      if (waiting.length === 0) setImmediate(() => (last = last.then(commit)));
      waiting.push({ statements, resolve, reject });
    });
}
