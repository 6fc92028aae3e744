import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { DeployHook } from './deploy/deploy-hook.ts';
import type { Forms } from '../schema/forms/forms-file.ts';
import type { Schedule } from '../schema/schedule/schedule-file.ts';
import { startDailyMail } from './delivery/daily-mail.ts';
import { DeliveryPool } from './delivery/delivery-pool.ts';
import { openMailer } from './delivery/email/mailer.ts';
import { failureCode, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Connection } from './context.ts';
import { CallLimits } from './rates/call-limits.ts';
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
  /** Ends what is under way and closes the store. Stop the server before, so that nothing comes. */
  stop(): Promise<void>;
}

/** What the present build wrote; the same objects as long as there is no other. */
export interface FromBuild {
  forms: () => Forms;
  schedule: () => Schedule;
}

/**
 * Puts the gateway together: store, routes, delivery, retention, the daily mail, the deploy hook. A database that
 * cannot be used is logged with a sentence that says why; the routes answer 503 until it can.
 */
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
  const { targets, notice, deployHookUrl: url } = settings;
  const mailer = targets.smtp && openMailer(targets.smtp);
  const pool = new DeliveryPool({
    settings: targets,
    notice,
    mailer,
    forms,
    store,
    clock,
    log,
    metrics,
    onTokenCall: () => metrics.count('gateway_crm_token_calls_total'),
  });
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
      clock,
      log,
      metrics,
      forms,
      schedule,
      targetsOf: (form) => pool.targetsOf(form),
      onAccepted: (keys) => pool.wake(keys),
      delivery: () => pool.health(),
    }),
    start() {
      pool.start();
      stops.push(startRetention(store, settings.retentionDays, clock, log));
      if (shared) stops.push(shared.start(limits, clock, log));
      if (url) {
        const hook = new DeployHook({ url, schedule, store, clock, log });
        hook.start();
        stops.push(() => hook.stop());
      }
      if (notice && mailer) {
        stops.push(startDailyMail({ store, mailer, address: notice.address, clock, log }));
      }
    },
    async stop() {
      for (const stop of stops) stop();
      await pool.stop();
      mailer?.close();
      await store.close();
    },
  };
}
