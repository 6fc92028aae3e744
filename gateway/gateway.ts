import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { Circuit } from './delivery/circuit.ts';
import { CrmClient } from './delivery/crm-client.ts';
import { DeliveryWorker } from './delivery/worker.ts';
import { failureCode, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Connection } from './context.ts';
import { rememberSuccess } from './store/remember-success.ts';
import { startRetention } from './store/retention.ts';
import type { Settings } from './settings/settings.ts';
import { DatabaseAway } from './store/database.ts';
import { openStore } from './store/open-store.ts';
import { Tokens } from './token.ts';

/** Calls of the CRM under way may take so long to end, in milliseconds, when the gateway stops. */
const FINISH = 1_500;

export interface Gateway {
  /** The routes. */
  app: Hono<Connection>;
  /** Begins to deliver, and to delete old content. Accepting needs no start. */
  start(): void;
  /** Ends what is under way and closes the store. Stop the server before, so that nothing comes. */
  stop(): Promise<void>;
}

/**
 * Puts the gateway together: store, routes, delivery, retention. A database that cannot be used is
 * logged with a sentence that says why; the routes answer 503 until it can.
 */
export async function openGateway(
  settings: Settings,
  log: Log,
  metrics: Metrics,
  clock: () => number = Date.now,
): Promise<Gateway> {
  const store = openStore(settings, (error) => {
    const code = failureCode(error);
    if (error instanceof DatabaseAway) log('error', 'database away', { code, why: error.message });
    else log('warn', 'database connection lost', { code });
  });
  const tokens = rememberSuccess(async () => new Tokens(await store.secret()));
  // The first inquiry need not wait for it. What is wrong has been logged; the next call tries again.
  await tokens.get().catch(() => undefined);
  const circuit = new Circuit();
  const countTokenCall = (): void => metrics.count('gateway_crm_token_calls_total');
  const crm = settings.crm && new CrmClient(settings.crm, clock, countTokenCall);
  const worker =
    crm &&
    new DeliveryWorker({
      store,
      crm,
      circuit,
      clock,
      monotonic: () => performance.now(),
      log,
      metrics,
    });
  let stopRetention: (() => void) | undefined;

  return {
    app: createApp({
      settings,
      store,
      tokens: () => tokens.get(),
      clock,
      log,
      metrics,
      onAccepted: () => worker?.wake(),
      delivery: () => ({ configured: worker !== undefined, problem: circuit.openReason }),
    }),
    start() {
      if (!worker) log('warn', 'no CRM configured: inquiries are kept and wait');
      worker?.start();
      stopRetention = startRetention(store, settings.retentionDays, clock, log);
    },
    async stop() {
      stopRetention?.();
      const abort = setTimeout(() => crm?.abort(), FINISH);
      await worker?.stop();
      clearTimeout(abort);
      await store.close();
    },
  };
}
