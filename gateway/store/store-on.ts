import { randomBytes } from 'node:crypto';
import { accept } from './statements/acceptance.ts';
import { type Database, text } from './database.ts';
import { deliveriesOf } from './statements/deliveries.ts';
import { exchangeOf } from './statements/exchange.ts';
import { migrated } from './tables/migrated.ts';
import { adminActionsOf } from './statements/mutations.ts';
import { adminQueriesOf } from './statements/queries.ts';
import { redirectOf } from './statements/redirect.ts';
import { probe } from './statements/probe.ts';
import type { Store } from './store.ts';

/**
 * The store on a database, which is brought to the present version of the tables when it is first
 * used. Closing it closes the database.
 * @param onAway told, once for each reason, when the database cannot be used
 */
export function storeOn(opened: Database, onAway?: (error: Error) => void): Store {
  const database = migrated(opened, onAway);
  return {
    async secret() {
      const [, [row] = []] = await database.transaction([
        {
          sql: `insert into setting (name, value) values ('secret', $1) on conflict do nothing`,
          args: [randomBytes(32).toString('base64url')],
        },
        { sql: `select value from setting where name = 'secret'`, args: [] },
      ]);
      if (!row) throw new Error('The database did not keep the gateway secret.');
      return text(row, 'value');
    },
    async isDue(what, since, at) {
      const [rows = []] = await database.transaction([
        {
          sql: `insert into setting (name, value) values ($1, $2)
            on conflict (name) do update set value = excluded.value
              where cast(setting.value as bigint) <= $3
            returning name`,
          args: [what, String(at), since],
        },
      ]);
      return rows.length > 0;
    },
    accept: (submission) => accept(database, submission),
    ...deliveriesOf(database),
    ...adminQueriesOf(database),
    ...adminActionsOf(database),
    ...exchangeOf(database),
    ...redirectOf(database),
    probe: (at) => probe(database, at),
    close: () => database.close(),
  };
}
