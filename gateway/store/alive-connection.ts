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
  /** Has the lock of the name, or is about to ask for it. */
  #client: Client | undefined;
  /** Whose lock is to be held; nothing once it has ended. */
  #name: string | undefined;

  constructor(
    readonly url: string,
    readonly timeout: number,
    readonly onError: (error: Error) => void,
  ) {}

  /**
   * Resolves when the lock is held; from then on it is taken again after every break. An earlier name's is let go.
   * @throws when it cannot be had; it is not tried again then
   */
  async lock(name: string): Promise<void> {
    this.#name = name;
    await this.#hold(name);
  }

  async end(): Promise<void> {
    this.#name = undefined;
    await this.#client?.end();
  }

  async #hold(name: string): Promise<void> {
    void this.#client?.end();
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.timeout,
      query_timeout: this.timeout,
      keepAlive: true,
    });
    this.#client = client;
    client.on('error', this.onError);
    try {
      await Promise.race([client.connect(), endOf(client)]);
      await client.query('begin');
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query(`select pg_advisory_xact_lock(${LOCK})`, [name]);
    } catch (error) {
      // Nobody waits for it: a server that is stuck may never close its side.
      void client.end();
      throw error;
    }
    client.once('end', () => this.#holdAgain(name));
  }

  #holdAgain(name: string): void {
    setTimeout(() => {
      if (this.#name === name) this.#hold(name).catch(() => this.#holdAgain(name));
    }, AGAIN_MILLISECONDS).unref();
  }
}

/** Rejects when the client has ended: if that happens while it connects, `pg` leaves its `connect` unanswered. */
function endOf(client: Client): Promise<never> {
  return new Promise((_, reject) => {
    client.once('end', () => reject(new Error('The connection was ended.')));
  });
}
