import type { Forms } from '../../schema/forms/forms-file.ts';
import type { Form } from '../../schema/generated/content.d.ts';
import { targetKey } from '../../schema/forms/target-key.ts';
import type { DeliveryHealth } from '../context.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { NoticeSettings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { Circuit } from './circuit.ts';
import { emailTarget, noticeMail } from './email/email-target.ts';
import { openTarget, type TargetParts } from './open-target.ts';
import { labelOf, type Target } from './target.ts';
import { DeliveryWorker } from './worker.ts';

/** Attempts under way may take so long to end, in milliseconds, when the gateway stops. */
const FINISH = 1_500;

interface PoolParts extends TargetParts {
  store: Store;
  log: Log;
  metrics: Metrics;
  notice: NoticeSettings | undefined;
}

interface Member {
  target: Target;
  worker: DeliveryWorker;
  circuit: Circuit;
}

/**
 * A worker for each target of the site's forms, with a circuit of its own: a target that is away holds up no other.
 * Targets that a new build brings are added; those that it no longer names go on as long as the gateway runs.
 */
export class DeliveryPool {
  readonly #members = new Map<string, Member>();
  /** What targets lack, by key. */
  readonly #lacking = new Map<string, string>();
  #known: Forms | undefined;
  #isStarted = false;

  constructor(readonly parts: PoolParts) {
    const { notice, mailer } = parts;
    if (!notice?.each || !mailer) return;
    const key = noticeKey(notice);
    this.#add(emailTarget(key, notice.address, mailer, noticeMail));
  }

  /** Keys of all targets that an inquiry sent with a form goes to. */
  targetsOf(form: Form): string[] {
    const { notice } = this.parts;
    const keys = form.deliver.flatMap((target) => targetKey(target) ?? []);
    return notice?.each ? [...keys, noticeKey(notice)] : keys;
  }

  /** Looks for due deliveries to these targets. */
  wake(keys: readonly string[]): void {
    this.#follow();
    for (const key of keys) this.#members.get(key)?.worker.wake();
  }

  health(): DeliveryHealth {
    this.#follow();
    const circuits = [...this.#members.values()].map(({ circuit }) => circuit);
    return {
      configured: this.#lacking.size === 0,
      problem: circuits.map(({ openReason }) => openReason).find((reason) => reason !== undefined),
    };
  }

  start(): void {
    this.#follow();
    this.#isStarted = true;
    for (const { worker } of this.#members.values()) worker.start();
  }

  /** Resolves when nothing is due, for any target. */
  async idle(): Promise<void> {
    await Promise.all([...this.#members.values()].map(({ worker }) => worker.idle()));
  }

  /** Starts nothing more and resolves when what is under way has ended. */
  async stop(): Promise<void> {
    const members = [...this.#members.values()];
    const abort = setTimeout(() => {
      for (const { target } of members) target.abort();
    }, FINISH);
    await Promise.all(members.map(({ worker }) => worker.stop()));
    clearTimeout(abort);
  }

  /** Takes over the targets of a new build. */
  #follow(): void {
    const forms = this.parts.forms();
    if (forms === this.#known) return;
    this.#known = forms;
    this.#lacking.clear();
    for (const entry of Object.values(forms).flatMap(({ deliver }) => deliver)) {
      const key = targetKey(entry);
      if (key === undefined || this.#members.has(key) || this.#lacking.has(key)) continue;
      const target = openTarget(key, entry, this.parts);
      if (typeof target !== 'string') this.#add(target);
      else {
        this.#lacking.set(key, target);
        this.parts.log('warn', 'target not configured', { target: labelOf(key), why: target });
      }
    }
  }

  #add(target: Target): void {
    const { store, clock, log, metrics } = this.parts;
    const circuit = new Circuit();
    const worker = new DeliveryWorker({
      store,
      target,
      circuit,
      clock,
      monotonic: () => performance.now(),
      log,
      metrics,
    });
    this.#members.set(target.key, { target, worker, circuit });
    if (this.#isStarted) worker.start();
  }
}

function noticeKey({ address }: NoticeSettings): string {
  return `notice:${address.toLowerCase()}`;
}
