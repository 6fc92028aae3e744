import type { Schedule } from '../../schema/generated/data.d.ts';
import { fullJitter } from '../retry/backoff.ts';
import { retryAfter } from '../retry/retry-after.ts';
import { failureCode, type Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { lateSince } from './late.ts';

/** How often it is looked whether the moment has come, in milliseconds. */
const LOOK = 10_000;
/** The builder's clock may be behind this one: a build of a moment before would come out as it was. */
const PATIENCE = 10_000;
/** A build that fails is asked for again, as long as the site is late. */
const AGAIN = 60 * 60_000;
const TIME_LIMIT = 30_000;
const LONGEST_WAIT = 15 * 60_000;

interface DeployHookParts {
  /** Where a build is asked for. It is a secret: anyone who knows it can ask, too. */
  url: URL;
  schedule: () => Schedule;
  store: Pick<Store, 'isDue'>;
  clock: () => number;
  log: Log;
}

/** Asks for a build of the site, by a POST without content, when a page is to appear or to disappear. */
export class DeployHook {
  readonly #parts: DeployHookParts;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #notBefore = 0;

  constructor(parts: DeployHookParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopping.abort();
  }

  /** Looks whether the moment of the next change has passed, and asks then, if no other gateway has. */
  async look(): Promise<void> {
    const { schedule, store, clock, log } = this.#parts;
    const now = clock();
    const late = lateSince(schedule(), now - PATIENCE);
    if (late === undefined || now < this.#notBefore) return;
    try {
      if (!(await store.isDue('deploy-hook', Math.max(late - 1, now - AGAIN), now))) return;
      await this.#call(now).catch(async (error: unknown) => {
        await store.isDue('deploy-hook', now, 0);
        throw error;
      });
      this.#failures = 0;
      log('info', 'deploy hook called', { moment: new Date(late).toISOString() });
    } catch (error) {
      this.#failures += 1;
      const asked = error instanceof Refused ? error.wait : LOOK;
      this.#notBefore =
        now + Math.max(asked, LOOK + fullJitter(this.#failures, LOOK, LONGEST_WAIT));
      const code = error instanceof Refused ? error.status : failureCode(error);
      log('error', 'deploy hook failed', { code });
    }
  }

  async #call(now: number): Promise<void> {
    const response = await fetch(this.#parts.url, {
      method: 'POST',
      // Another place than the one that the site's owner named is asked nothing.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(TIME_LIMIT), this.#stopping.signal]),
    });
    await response.body?.cancel();
    const wait = retryAfter(response.headers.get('retry-after'), now);
    if (!response.ok) throw new Refused(response.status, wait);
  }
}

class Refused extends Error {
  constructor(
    readonly status: number,
    readonly wait = LOOK,
  ) {
    super();
  }
}
