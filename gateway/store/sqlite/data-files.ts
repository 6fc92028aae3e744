import { join } from 'node:path';

/** The files of the embedded database in DATA_DIR. */
export interface DataFiles {
  folder: string;
  database: string;
  /** Next to it while it is open: the write-ahead log and its index. */
  log: string;
  index: string;
  /** What was acknowledged, see ledger.ts. */
  ledger: string;
  /** Locked by each gateway that is alive, see alive-file.ts. */
  alive: string;
}

export function dataFiles(folder: string): DataFiles {
  const database = join(folder, 'gateway.db');
  return {
    folder,
    database,
    log: `${database}-wal`,
    index: `${database}-shm`,
    ledger: join(folder, 'gateway.ledger'),
    alive: join(folder, 'gateway.alive'),
  };
}

/** A name in DATA_DIR for a copy that is made at `at`, in milliseconds since 1970. */
export function copyName(
  folder: string,
  why: 'rescued' | 'incoming' | 'before-restore',
  at: number,
): string {
  const time = new Date(at).toISOString().replaceAll(/[:.]/g, '-');
  return join(folder, `gateway-${why}-${time}.db`);
}
