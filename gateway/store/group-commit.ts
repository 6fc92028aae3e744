import type { Row, Statement } from './database.ts';

type RunTransaction = (statements: Statement[]) => Promise<Row[][]>;

interface Job {
  statements: Statement[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets transactions that are asked for at the same moment share one commit, and so one wait for
 * the disk. Each still happens whole or not at all: when the shared one fails, each is tried alone.
 */
export function groupCommit(run: RunTransaction): RunTransaction {
  let waiting: Job[] = [];
  let last: Promise<void> = Promise.resolve();

  async function alone(job: Job): Promise<void> {
    await run(job.statements).then(job.resolve, job.reject);
  }

  async function commit(): Promise<void> {
    const jobs = waiting;
    waiting = [];
    const [first, ...more] = jobs;
    if (!first) return;
    if (more.length === 0) return alone(first);
    try {
      const rows = await run(jobs.flatMap(({ statements }) => statements));
      for (const job of jobs) job.resolve(rows.splice(0, job.statements.length));
    } catch {
      for (const job of jobs) await alone(job);
    }
  }

  return (statements) =>
    new Promise((resolve, reject) => {
      // After the input of this turn of the event loop: what came at once is written at once.
      if (waiting.length === 0) setImmediate(() => (last = last.then(commit)));
      waiting.push({ statements, resolve, reject });
    });
}
