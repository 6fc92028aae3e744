import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { PageResult } from '../../check/model/page-result.ts';
import type { SiteContext, SiteFacts } from '../../check/model/context.ts';
import { copiesOf, FEW_PAGES } from '../output/copies-of.ts';
import type { OnProgress } from '../progress.ts';
import type { PageOutput, RenderJob } from '../../schema/generated/data.d.ts';
import { isPageOutput, isFoundOnPage } from '../../schema/generated/guards/records.js';
import type { RenderContext, StageTools } from '../render/stage-page.ts';
import type { Job, WorkerSetup } from '../render/jobs.ts';
import { PageTasks } from './page-tasks.ts';
import { someAtOnce } from '../output/some-at-once.ts';
import { ThreadPool } from './thread-pool.ts';

/** A thread takes 50 MB, and a build may take 500 MB wherever it runs: 10,000 pages take 430 MB with two of them. */
const mostThreads = 4;

/**
 * A heap may grow by half before its garbage is collected, not to four times its size, in any thread. It costs no time
 * that can be measured, and 10,000 pages with a search take 475 MB at most, where they took up to 550.
 */
const thrifty = '--heap-growing-percent=50';

interface RunnerOptions {
  /** How many threads share many pages, by default one a core up to four; with 0, all is done in this one. */
  workers?: number | undefined;
  /** The worker in the bundle of the engine, if there is one: it starts sooner and smaller than its source. */
  program?: string | undefined;
  /** Whether pages that are checked are kept where they were, as JSON, until they are rendered: 11 KB a page. */
  keepsPages?: boolean;
}

/** Gives a runner to work with, and ends its threads afterwards, however that went. */
export async function withPageRunner<Result>(
  context: SiteContext,
  options: RunnerOptions,
  work: (runner: PageRunner) => Promise<Result>,
): Promise<Result> {
  const runner = new PageRunner(context, options);
  try {
    return await work(runner);
  } finally {
    await runner.close();
  }
}

/**
 * Checks and renders pages: a few in this thread, many on up to four cores; two halve the time of a build of 1,000
 * pages and more, and buy nothing below 200. `--workers 0` does without.
 */
export class PageRunner {
  readonly #tasks: PageTasks;
  readonly #facts: SiteFacts;
  readonly #options: RunnerOptions;
  /** The thread that keeps a page. */
  readonly #keepers = new Map<string, number>();
  #pool: ThreadPool | undefined;

  constructor(context: SiteContext, options: RunnerOptions = {}) {
    const { schemas: _schemas, features: _features, anchors: _anchors, ...facts } = context;
    this.#facts = facts;
    this.#tasks = new PageTasks(context, options.keepsPages === true);
    this.#options = options;
  }

  /** @returns the results in the order of the files */
  async check(files: readonly string[], onProgress: OnProgress): Promise<PageResult[]> {
    if (this.#isFew(files)) {
      return files.map((file, index) => {
        onProgress(index + 1, files.length);
        return this.#tasks.check(file);
      });
    }
    const checked = await this.#start().map(files, {
      toMessage: (batch): Job => ({ kind: 'check', files: batch }),
      onDone: (batch, done, thread) => {
        for (const file of batch) this.#keepers.set(file, thread);
        onProgress(done, files.length);
      },
    });
    return checked.map(asChecked);
  }

  /**
   * Renders pages that were checked; they are staged, not published.
   *
   * @returns what was written for each, in the order of the pages
   * @throws naming the page, when it cannot be rendered or has changed since it was checked
   */
  async render(
    pages: readonly RenderJob[],
    context: RenderContext,
    onProgress: OnProgress,
  ): Promise<PageOutput[]> {
    if (this.#isFew(pages)) {
      await this.#tasks.prepare(context);
      let done = 0;
      return someAtOnce(pages, async (page) => {
        const output = await this.#tasks.render(toJob(page), copiesOf(pages.length));
        onProgress((done += 1), pages.length);
        return output;
      });
    }
    const pool = this.#start();
    await pool.tellAll({ kind: 'prepare', context } satisfies Job);
    const outputs = await pool.map(pages, {
      toMessage: (batch): Job => ({ kind: 'render', jobs: batch.map(toJob) }),
      onDone: (_batch, done) => onProgress(done, pages.length),
      bestFor: ({ file }) => this.#keepers.get(file),
    });
    // The rest of a build needs none of their memory.
    await this.close();
    return outputs.map(asOutput);
  }

  /** What one more page is rendered by, in this thread. */
  tools(context: RenderContext): Promise<StageTools> {
    return this.#tasks.tools(context);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
    this.#pool = undefined;
    this.#keepers.clear();
  }

  #isFew(pages: readonly unknown[]): boolean {
    return pages.length < FEW_PAGES || this.#options.workers === 0;
  }

  #start(): ThreadPool {
    const { program, workers = Math.min(availableParallelism(), mostThreads) } = this.#options;
    const setup: WorkerSetup = {
      facts: this.#facts,
      keepsPages: this.#options.keepsPages === true,
    };
    const source = new URL('start-page-worker.mjs', import.meta.url);
    setFlagsFromString(thrifty);
    return (this.#pool ??= new ThreadPool(program ?? source, workers, setup));
  }
}

function asChecked(value: unknown): PageResult {
  if (isFoundOnPage(value)) return value;
  throw new Error('A thread did not return the result of a check.');
}

function asOutput(value: unknown): PageOutput {
  if (isPageOutput(value)) return value;
  throw new Error('A thread did not return the files that it wrote.');
}

/** No more than that, because it goes to another thread. */
function toJob({ file, source, digest }: RenderJob): RenderJob {
  return { file, source, digest };
}
