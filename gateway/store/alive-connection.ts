import { Client } from 'pg';

/** After a break, so soon the connection is made again. */
const AGAIN_MILLISECONDS = 1_000;

/** The lock of a gateway's name, as an expression. */
const LOCK = `hashtextextended('gateway ' || $1, 0)`;

/** What tries to get the lock of a gateway, in a transaction that ends at once. */
export const IS_GONE = `select pg_try_advisory_xact_lock(${LOCK})::int as gone`;

/**
 * Keeps the lock of a gateway's name in PostgreSQL for as long as its process lives. The lock is that of a transaction
 * that stays open and has read nothing: so it keeps no vacuum from its work, and holds behind PgBouncer too, which gives
 * one connection to several clients between transactions.
 */
export class AliveConnection {
  #client: Client | undefined;
  #isEnded = false;

  constructor(
    readonly url: string,
    readonly timeout: number,
    readonly onError: (error: Error) => void,
  ) {}

  async lock(name: string): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.timeout,
      query_timeout: this.timeout,
      keepAlive: true,
    });
    client.on('error', this.onError);
    await client.connect();
    try {
      await client.query('begin');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query(`select pg_advisory_xact_lock(${LOCK})`, [name]);
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    client.once('end', () => this.#lockAgain(name));
    if (this.#isEnded) await client.end();
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#client?.end();
  }

  #lockAgain(name: string): void {
    if (this.#isEnded) return;
    setTimeout(() => {
      this.lock(name).catch(() => this.#lockAgain(name));
    }, AGAIN_MILLISECONDS).unref();
  }
}
