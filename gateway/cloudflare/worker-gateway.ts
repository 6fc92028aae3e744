import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../app.ts';
import { DeliveryPool } from '../delivery/delivery-pool.ts';
import { DeployHook } from '../deploy/deploy-hook.ts';
import type { FromBuild } from '../from-build.ts';
import { jsonLog } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { CallLimits } from '../rates/call-limits.ts';
import { ProofOfWork } from '../rates/proof-of-work.ts';
import { SharedCalls } from '../rates/shared-calls.ts';
import type { Settings } from '../settings/settings.ts';
import { deleteOldContent } from '../store/retention.ts';
import { storeOn } from '../store/store-on.ts';
import { Tokens } from '../token.ts';
import { type D1, openD1 } from './d1.ts';

/** The runtime ends what goes on for 30 s after an answer. */
const DELIVER_MILLISECONDS = 25_000;
/** What is under way then has so long to end. */
const FINISH_MILLISECONDS = 5_000;
/** How often instances of the Worker tell each other which calls passed, at most. */
const EXCHANGE_MILLISECONDS = 1_000;
const HOUR = 3_600_000;

export interface WorkerGateway {
  /** Answers a request to one of the gateway's addresses. */
  answer(request: Request): Promise<Response>;
  /** Does what is due after an answer: delivers what came, tells others which calls passed. */
  afterAnswer(): Promise<void>;
  /** Does what is due every minute. */
  everyMinute(): Promise<void>;
}

/**
 * The gateway as an instance of a Worker has it, which may live for one request or for hours, next to others. Nothing goes
 * on by itself: what Node's gateway does by timers is done after an answer and by a cron trigger.
 */
// oxlint-disable-next-line max-lines-per-function -- All parts of the gateway are put together here and share what is opened.
export function openWorkerGateway(
  settings: Settings,
  { forms, schedule }: FromBuild,
  d1: D1,
): WorkerGateway {
  const clock = Date.now;
  const log = jsonLog((line) => console.log(line.trimEnd()), clock);
  const metrics = new Metrics();
  const store = storeOn(openD1(d1), (error) =>
    log('error', 'database away', { why: error.message }),
  );
  const shared = new SharedCalls(store);
  const limits = new CallLimits(settings, (route, address) => shared.note(route, address));
  const pool = (): DeliveryPool =>
    new DeliveryPool({
      settings: settings.targets,
      notice: undefined,
      mailer: undefined,
      forms,
      store,
      clock,
      log,
      metrics,
      onTokenCall: () => metrics.count('gateway_crm_token_calls_total'),
    });
  // Says which targets a form has and what they lack; it is never started.
  const known = pool();
  const nobodyKnows = randomUUID();
  let tokens: Tokens | undefined;
  let isDue = false;
  /** A call that the runtime has ended leaves this behind, so it is a time and no flag. */
  let deliveringUntil = -Infinity;
  let exchangedAt = -Infinity;

  const app = createApp({
    settings,
    store,
    // A promise that another request began may never end, so none is kept.
    tokens: async () => (tokens ??= new Tokens(await store.secret())),
    limits,
    work: new ProofOfWork(),
    clock,
    log,
    metrics,
    forms,
    schedule,
    targetsOf: (form) => known.targetsOf(form),
    onAccepted: () => (isDue = true),
    delivery: () => known.health(),
    // Without one programs on the same machine may read, and those are nobody's here.
    metricsToken: () => settings.metricsToken ?? nobodyKnows,
  });

  /**
   * Delivers what is due, and what comes meanwhile: one call at a time in an instance, or each visitor would open
   * connections to the CRM. They, and its token, belong to this call: an instance may not share them between requests.
   */
  async function deliver(): Promise<void> {
    const now = clock();
    if (now < deliveringUntil) return;
    const end = now + DELIVER_MILLISECONDS;
    deliveringUntil = end + FINISH_MILLISECONDS;
    const own = pool();
    own.start();
    do {
      isDue = false;
      await Promise.race([own.idle(), sleep(Math.max(0, end - clock()))]);
    } while (isDue && clock() < end);
    await own.stop();
    deliveringUntil = -Infinity;
  }

  return {
    async answer(request) {
      const remoteAddress = request.headers.get('cf-connecting-ip') ?? 'unknown';
      return app.fetch(request, { incoming: { socket: { remoteAddress } } });
    },
    async afterAnswer() {
      const now = clock();
      if (now - exchangedAt >= EXCHANGE_MILLISECONDS) {
        exchangedAt = now;
        await shared.exchange(limits, now).catch(() => undefined);
      }
      if (isDue) await deliver();
    },
    async everyMinute() {
      const now = clock();
      await deliver();
      if (settings.deployHookUrl) {
        await new DeployHook({ url: settings.deployHookUrl, schedule, store, clock, log }).look();
      }
      if (await store.isDue('retention', now - HOUR, now)) {
        await deleteOldContent(store, settings.retentionDays, now, log);
      }
    },
  };
}
