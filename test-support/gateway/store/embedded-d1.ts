import type { D1 } from '../../../gateway/cloudflare/d1.ts';
import { SqliteFile } from '../../../gateway/store/sqlite/sqlite-file.ts';
import { temporaryFolder } from '../test-gateway.ts';
import { Sent } from './d1-in-worker.ts';

/** What a Worker is given as D1, on an embedded database of this thread, and how often it was called. */
export class EmbeddedD1 implements D1 {
  calls = 0;
  readonly #file = new SqliteFile(temporaryFolder());

  prepare(sql: string): Sent {
    return new Sent(sql);
  }

  batch(statements: Sent[]): Promise<{ results: unknown[] }[]> {
    this.calls += 1;
    const rows = this.#file.transaction(statements, 'commit');
    return Promise.resolve(rows.map((results) => ({ results })));
  }

  close(): void {
    this.#file.close();
  }
}
