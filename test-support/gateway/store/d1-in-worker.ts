import type { Miniflare } from 'miniflare';
import type { D1 } from '../../../gateway/cloudflare/d1.ts';
import type { Statement } from '../../../schema/generated/data.d.ts';
import { isRecord } from '../../../schema/is-record.ts';

/** Runs each batch that it is sent, and answers with what came of it. */
export const WORKER = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json();
    try {
      const batch = statements.map(({ sql, args }) => DB.prepare(sql).bind(...args));
      return Response.json(await DB.batch(batch));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  },
};`;

/** A statement until it is sent. */
export class Sent implements Statement {
  constructor(
    readonly sql: string,
    readonly args: Statement['args'] = [],
  ) {}

  bind(...args: Statement['args']): Sent {
    return new Sent(this.sql, args);
  }
}

function isResult(value: unknown): value is { results: unknown[] } {
  return isRecord(value) && Array.isArray(value['results']);
}

/**
 * The database of a runtime whose worker is the one above. A batch is one call; with the runtime's own proxy each
 * `prepare` and each `bind` is one as well, which blocks the whole process.
 */
export function d1In(runtime: Miniflare): D1 {
  return {
    prepare: (sql) => new Sent(sql),
    async batch(statements) {
      const body = JSON.stringify(statements);
      const response = await runtime.dispatchFetch('http://worker/', { method: 'POST', body });
      if (!response.ok) throw new Error(await response.text());
      const results: unknown = await response.json();
      if (!Array.isArray(results) || !results.every(isResult))
        throw new TypeError('The worker answered with no results.');
      return results;
    },
  };
}
