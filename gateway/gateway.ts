import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { Circuit } from './delivery/circuit.ts';
import { CrmClient } from './delivery/crm-client.ts';
import { DeliveryWorker } from './delivery/worker.ts';
import { failureCode, type Log } from './log.ts';
import { Metrics } from './metrics.ts';
import type { Connection } from './context.ts';
import { startRetention } from './store/retention.ts';
import type { Settings } from './settings/settings.ts';
import { openStore } from './store/open-store.ts';
import { Tokens } from './token.ts';

export interface Gateway {
  /** The routes; mount with `app.route('/', gateway.app)`. */
  app: Hono<Connection>;
  /** Begins to deliver, and to delete old content. Accepting needs no start. */
  start(): void;
  /** Ends what is under way and closes the store. Stop the server before, so that nothing comes. */
  stop(): Promise<void>;
}

/**
 * Puts the gateway together: store, routes, delivery, retention.
 * @throws Error with a plain sentence when the store cannot be opened
 */
export async function openGateway(
  settings: Settings,
  log: Log,
  clock: () => number = Date.now,
): Promise<Gateway> {
  const metrics = new Metrics();
  const store = await openStore(settings, (error) => {
    log('warn', 'database connection lost', { code: failureCode(error) });
  });
  const tokens = new Tokens(await store.secret());
  const circuit = new Circuit();
  const countTokenCall = (): void => metrics.count('gateway_crm_token_calls_total');
  const crm = settings.crm && new CrmClient(settings.crm, clock, countTokenCall);
  const worker = crm && new DeliveryWorker({ store, crm, circuit, clock, log, metrics });
  let stopRetention: (() => void) | undefined;

  return {
    app: createApp({
      settings,
      store,
      tokens,
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
      await worker?.stop();
      await store.close();
    },
  };
}
