import type { Handler } from 'hono';
import { failureCode } from '../log.ts';
import type { Connection, GatewayContext } from '../context.ts';

/** A probe writes to disk, so its result is kept this long: asking often costs nothing more. */
const PROBE_MILLISECONDS = 5_000;

/**
 * Tells accepting from delivering. 200 as long as inquiries can be stored: a CRM that is away is
 * no reason to take the gateway away too. `delivering` is false when the CRM is not configured or
 * cannot be used at the moment.
 */
export function healthRoute({ store, clock, log, delivery }: GatewayContext): Handler<Connection> {
  let probe: { at: number; accepting: Promise<boolean> } | undefined;

  function accepting(): Promise<boolean> {
    const at = clock();
    if (!probe || at - probe.at >= PROBE_MILLISECONDS) {
      const result = store.probe(at).then(
        () => true,
        (error: unknown) => {
          log('error', 'health probe failed', { code: failureCode(error) });
          return false;
        },
      );
      probe = { at, accepting: result };
    }
    return probe.accepting;
  }

  return async (c) => {
    const ok = await accepting();
    const { configured, problem } = delivery();
    const body = { accepting: ok, delivering: configured && problem === undefined };
    return c.json(body, ok ? 200 : 503);
  };
}
