import type { Schedule } from '../../schema/generated/data.d.ts';
import type { Forms } from '../../schema/forms/forms-file.ts';
import { DeployHook } from '../deploy/deploy-hook.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { startDailyMail } from './daily-mail.ts';
import { DeliveryPool } from './delivery-pool.ts';
import { openMailer } from './email/mailer.ts';

/** All that calls others, and so has secrets: the targets, the daily mail, the deploy hook. */
export interface Outbox {
  pool: DeliveryPool;
  start(): void;
  /** Starts nothing more and resolves when what is under way has ended. */
  stop(): Promise<void>;
}

interface OutboxParts {
  forms: () => Forms;
  schedule: () => Schedule;
  store: Store;
  clock: () => number;
  log: Log;
  metrics: Metrics;
}

/** Makes what calls others with these settings; it calls nobody before it is started. */
export function openOutbox(
  { targets, notice, deployHookUrl: url }: Settings,
  { forms, schedule, store, clock, log, metrics }: OutboxParts,
): Outbox {
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
  return {
    pool,
    start() {
      pool.start();
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
    },
  };
}
