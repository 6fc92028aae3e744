import type { Handler } from 'hono';
import { lateSince } from '../deploy/late.ts';
import { failureCode } from '../log.ts';
import type { Connection, GatewayContext } from '../context.ts';

/** A probe writes to disk, so its result is kept this long: asking often costs nothing more. */
const PROBE_MILLISECONDS = 5_000;

/** 200 as long as the process answers at all: what restarts it should ask here, and not at /healthz. */
export function livenessRoute(): Handler<Connection> {
  return (c) => c.json({ alive: true });
}

/**
 * Readiness. Tells accepting from delivering. 200 as long as inquiries can be stored: a CRM that is down is
 * not a reason to take the gateway down too. `delivering` is false when the CRM is not configured or
 * cannot be used at the moment. When nothing can be stored, `problem` is the code of the reason. `late` is the moment
 * at which the site should have been built again and was not: inquiries are taken anyway, so it is still ready.
 */
export function healthRoute({
  store,
  clock,
  log,
  delivery,
  schedule,
}: GatewayContext): Handler<Connection> {
  let probe: { at: number; problem: Promise<string | undefined> } | undefined;

  function storing(): Promise<string | undefined> {
    const at = clock();
    if (!probe || at - probe.at >= PROBE_MILLISECONDS) {
      const result = store.probe(at).then(
        () => undefined,
        (error: unknown) => {
          const code = failureCode(error);
          log('error', 'health probe failed', { code });
          return code;
        },
      );
      probe = { at, problem: result };
    }
    return probe.problem;
  }

  return async (c) => {
    const problem = await storing();
    const { configured, problem: crmProblem } = delivery();
    const late = lateSince(schedule(), clock());
    const body = {
      accepting: problem === undefined,
      delivering: configured && crmProblem === undefined,
      problem,
      late: late === undefined ? undefined : new Date(late).toISOString(),
    };
    return c.json(body, problem === undefined ? 200 : 503);
  };
}
