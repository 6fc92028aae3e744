import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { openOutbox, type Outbox } from './delivery/outbox.ts';
import type { FromBuild } from './from-build.ts';
import { failureCode, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Connection } from './context.ts';
import { CallLimits } from './rates/call-limits.ts';
import { ProofOfWork } from './rates/proof-of-work.ts';
import { SharedCalls } from './rates/shared-calls.ts';
import { rememberSuccess } from './store/remember-success.ts';
import { startRetention } from './store/retention.ts';
import type { Settings } from './settings/settings.ts';
import { DatabaseAway } from './store/database.ts';
import { openStore } from './store/open-store.ts';
import { Tokens } from './token.ts';

export interface Gateway {
  /** The routes. */
  app: Hono<Connection>;
  /** Begins to deliver, and to delete old content. Accepting needs no start. */
  start(): void;
  /**
   * Takes over other secrets: delivery ends what is under way and begins again with them, while inquiries are taken. What
   * is not a secret, and the database, stay as they were at the start.
   */
  renew(settings: Settings): Promise<void>;
  /** Ends what is under way and closes the store. Stop the server before, so that nothing comes. */
  stop(): Promise<void>;
}

/**
 * Puts the gateway together: store, routes, delivery, retention. A database that
 * cannot be used is logged with a sentence that says why; the routes answer 503 until it can.
 */
// oxlint-disable-next-line max-lines-per-function -- All parts of the gateway are put together here and share what is opened.
export async function openGateway(
  settings: Settings,
  { forms, schedule }: FromBuild,
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
  let { metricsToken } = settings;
  const open = (present: Settings): Outbox =>
    openOutbox(present, { forms, schedule, store, clock, log, metrics });
  let outbox = open(settings);
  let renewing: Promise<void> = Promise.resolve();
  let isStarted = false;
  const stops: (() => void)[] = [];
  // One gateway alone has nobody to tell.
  const shared = settings.databaseUrl === undefined ? undefined : new SharedCalls(store);
  const limits = new CallLimits(settings, (route, address) => shared?.note(route, address));

  return {
    app: createApp({
      settings,
      store,
      tokens: () => tokens.get(),
      limits,
      work: new ProofOfWork(),
      clock,
      log,
      metrics,
      forms,
      schedule,
      targetsOf: (form) => outbox.pool.targetsOf(form),
      onAccepted: (keys) => outbox.pool.wake(keys),
      delivery: () => outbox.pool.health(),
      metricsToken: () => metricsToken,
    }),
    start() {
      isStarted = true;
      outbox.start();
      stops.push(startRetention(store, settings.retentionDays, clock, log));
      if (shared) stops.push(shared.start(limits, clock, log));
    },
    renew(next) {
      renewing = renewing.then(async () => {
        if (!isStarted) return;
        await outbox.stop();
        ({ metricsToken } = next);
        outbox = open(next);
        outbox.start();
        log('info', 'secrets renewed');
      });
      return renewing;
    },
    async stop() {
      isStarted = false;
      for (const stop of stops) stop();
      await renewing;
      await outbox.stop();
      await store.close();
    },
  };
}
