import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SiteContext, SiteFacts } from '../../check/context.ts';
import { compressWell } from '../output/compressed-copies.ts';
import {
  type PageSummary,
  PageTasks,
  type RenderedPage,
  type RenderContext,
  type RenderJob,
} from './page-tasks.ts';
import type { Answer, Job, WorkerData } from './page-worker.ts';

/** Fewer pages are done sooner here than other threads start. */
const fewPages = 200;

/** Small enough that all threads end together, large enough that messages cost nothing. */
const batchSize = 16;

/**
 * Gives a pool to work with, and ends its threads afterwards, however that went.
 * @param bundledWorker of the bundle, if there is one: it starts sooner and smaller than its source
 */
export async function withPagePool<Result>(
  context: SiteContext,
  work: (pool: PagePool) => Promise<Result>,
  bundledWorker?: string,
): Promise<Result> {
  const pool = new PagePool(context, bundledWorker);
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

/** Checks and renders pages: a few in this thread, many on all cores. No page is held. */
export class PagePool {
  readonly #context: SiteContext;
  readonly #own: PageTasks;
  readonly #program: string | URL;
  #workers: Worker[] = [];

  constructor(context: SiteContext, bundledWorker?: string) {
    this.#context = context;
    this.#program = bundledWorker ?? new URL('start-page-worker.mjs', import.meta.url);
    this.#own = new PageTasks(context);
  }

  /** @param onPage is called with each page as it is done, in no order */
  async check(files: readonly string[], onPage: (page: PageSummary) => void): Promise<void> {
    if (files.length < fewPages) {
      for (const file of files) onPage(this.#own.check(file));
      return;
    }
    await this.#share(files, async (worker, batch) => {
      const answer = await ask(worker, { kind: 'check', files: batch });
      if (answer.kind === 'checked') answer.pages.forEach(onPage);
    });
  }

  /**
   * Pages are staged, not published.
   *
   * @param onPage is called with each page as it is staged, in no order
   * @throws naming the page, when a component fails on it or it has changed since it was checked
   */
  async render(
    orders: readonly RenderJob[],
    input: RenderContext,
    onPage: (page: RenderedPage) => void,
  ): Promise<void> {
    if (orders.length < fewPages) {
      await this.#own.prepare(input);
      const render = async (order: RenderJob): Promise<void> =>
        onPage(await this.#own.render(order, compressWell));
      await Promise.all(orders.map(render));
      return;
    }
    await Promise.all(this.#start().map((worker) => ask(worker, { kind: 'prepare', input })));
    await this.#share(orders, async (worker, batch) => {
      const answer = await ask(worker, { kind: 'render', orders: batch });
      if (answer.kind === 'rendered') answer.pages.forEach(onPage);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
    this.#workers = [];
  }

  /** Gives each worker a batch as soon as it is done with the last. */
  async #share<Item>(
    items: readonly Item[],
    work: (worker: Worker, batch: Item[]) => Promise<void>,
  ): Promise<void> {
    let next = 0;
    const run = async (worker: Worker): Promise<void> => {
      while (next < items.length) {
        const batch = items.slice(next, next + batchSize);
        next += batchSize;
        await work(worker, batch);
      }
    };
    await Promise.all(this.#start().map(run));
  }

  #start(): Worker[] {
    if (this.#workers.length > 0) return this.#workers;
    const { folder, routes, media, pictures, icons, siteUrl, today, references, globalAnchors } =
      this.#context;
    const facts: SiteFacts = {
      folder,
      routes,
      media,
      pictures,
      icons,
      siteUrl,
      today,
      references,
      globalAnchors,
    };
    const workerData: WorkerData = { facts };
    // They may start before a build has said so in this process.
    const env = { ...process.env, NODE_ENV: 'production' };
    this.#workers = Array.from(
      { length: availableParallelism() },
      () => new Worker(this.#program, { workerData, env }),
    );
    return this.#workers;
  }
}

/** @throws what the worker failed with */
async function ask(worker: Worker, job: Job): Promise<Answer> {
  worker.postMessage(job);
  const [answer]: Answer[] = await once(worker, 'message');
  if (!answer) throw new Error('A worker gave no answer.');
  if (answer.kind === 'failed') throw new Error(answer.message);
  return answer;
}
