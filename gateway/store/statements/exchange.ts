import { type Database, integer, text } from '../database.ts';
import type { ToldCalls, Store } from '../store.ts';

/** How long what a gateway reported is kept: others read it every second, with clocks that differ a little. */
const KEPT_MILLISECONDS = 10_000;

/** What gateways tell each other through the database. */
export function exchangeOf(database: Database): Pick<Store, 'exchangeCalls'> {
  return {
    async exchangeCalls({ gateway, number, at, calls }) {
      const tell = {
        sql: `insert into passed_call (gateway, number, at, calls) values ($1, $2, $3, $4)`,
        args: [gateway, number, at, calls ?? null],
      };
      const results = await database.transaction([
        { sql: `delete from passed_call where at < $1`, args: [at - KEPT_MILLISECONDS] },
        ...(calls === undefined ? [] : [tell]),
        {
          sql: `select gateway, number, calls from passed_call where gateway <> $1 order by number`,
          args: [gateway],
        },
      ]);
      return (results.at(-1) ?? []).map((row): ToldCalls => ({
        gateway: text(row, 'gateway'),
        number: integer(row, 'number'),
        calls: text(row, 'calls'),
      }));
    },
  };
}
