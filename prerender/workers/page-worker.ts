import { parentPort, workerData } from 'node:worker_threads';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { indexAnchors } from '../../check/anchor-index.ts';
import type { SiteFacts } from '../../check/context.ts';
import { compressFast } from '../output/compressed-copies.ts';
import {
  type PageSummary,
  PageTasks,
  type RenderedPage,
  type RenderContext,
  type RenderJob,
} from './page-tasks.ts';

/** What a worker is told to do, a batch at a time so that few messages are sent. */
export type Job =
  | { kind: 'check'; files: string[] }
  | { kind: 'prepare'; input: RenderContext }
  | { kind: 'render'; orders: RenderJob[] };

export type Answer =
  | { kind: 'checked'; pages: PageSummary[] }
  | { kind: 'prepared' }
  | { kind: 'rendered'; pages: RenderedPage[] }
  | { kind: 'failed'; message: string };

/** What a worker is started with. */
export interface WorkerData {
  facts: SiteFacts;
}

const { facts }: WorkerData = workerData;
const tasks = new PageTasks({
  ...facts,
  schemas: loadSchemas(),
  anchors: indexAnchors(facts),
});

async function answer(job: Job): Promise<Answer> {
  if (job.kind === 'check') {
    return { kind: 'checked', pages: job.files.map((file) => tasks.check(file)) };
  }
  if (job.kind === 'render') {
    const pages = job.orders.map((order) => tasks.render(order, compressFast));
    return { kind: 'rendered', pages: await Promise.all(pages) };
  }
  await tasks.prepare(job.input);
  return { kind: 'prepared' };
}

parentPort?.on('message', (job: Job) => {
  answer(job)
    .catch((error: unknown): Answer => {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    })
    .then((result) => parentPort?.postMessage(result))
    .catch((error: unknown) => {
      throw error;
    });
});
