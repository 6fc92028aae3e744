import { reconciliation, unaccounted } from './report.ts';
import { backUp, restore, verify } from '../store/backup/backups.ts';
import type { Counts } from '../store/store.ts';

/** What is done to the database as a whole, and not to inquiries in it. */
const ACTIONS = ['backup', 'restore', 'verify'] as const;
type DatabaseAction = (typeof ACTIONS)[number];

export function isDatabaseAction(word: string): word is DatabaseAction {
  return ACTIONS.some((action) => action === word);
}

/** What was acknowledged is not all there, or not intact. */
export class VerifyError extends Error {}

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Asked after the action: what is in the database. */
  counts: () => Promise<Counts>;
}

/**
 * Saves, brings back or checks the database file and resolves to what its owner reads.
 * @param file the operand of `backup` and `restore`
 * @throws VerifyError with a sentence for the owner when `verify` finds a fault, another Error when something cannot be done
 */
export async function runDatabaseCommand(
  place: Place,
  action: DatabaseAction,
  file: string,
): Promise<string> {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== undefined) {
    throw new Error(
      'The inquiries are in PostgreSQL. Use its own tools, such as pg_dump and pg_restore.',
    );
  }
  if (action === 'backup') {
    backUp(dataDir, file);
    return `${reconciliation(await place.counts())}
Saved to ${file} and verified.`;
  }
  if (action === 'restore') {
    const { lines, aside } = restore(dataDir, file, Date.now());
    const before = aside === undefined ? [] : [`The previous database is in ${aside}.`];
    const report = reconciliation(await place.counts());
    return [report, `Restored ${lines} changes from ${file}.`, ...before].join('\n');
  }
  const lines = acknowledgedLines(dataDir);
  const counts = await place.counts();
  const report = `${reconciliation(counts)}
The file is intact and contains all ${lines} acknowledged changes.`;
  if (unaccounted(counts) !== 0) throw new VerifyError(report);
  return report;
}

function acknowledgedLines(dataDir: string): number {
  try {
    return verify(dataDir);
  } catch (error) {
    throw new VerifyError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
