import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CheckedPage } from '../schema/check-page.ts';
import type { WorkerInput } from './render-worker.ts';

/** Pages below this number are not worth another worker's start. */
const PAGES_PER_WORKER = 8;

interface Answer {
  route: string;
  failure?: string;
}

/**
 * Renders and writes pages on all cores. Each worker has one page at a time, so memory stays flat.
 * @throws naming the page, when a component fails on it
 */
export async function renderPages(pages: CheckedPage[], input: WorkerInput): Promise<void> {
  const queue = pages.values();
  const count = Math.max(
    1,
    Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_WORKER)),
  );
  await Promise.all(Array.from({ length: count }, () => runWorker(queue, input)));
}

function runWorker(queue: Iterator<CheckedPage>, input: WorkerInput): Promise<void> {
  const worker = new Worker(input.parts.bundle.renderWorker, { workerData: input });
  const finished = new Promise<void>((resolve, reject) => {
    const next = () => {
      const { value, done } = queue.next();
      if (done) resolve();
      else worker.postMessage(value);
    };
    worker.on('message', ({ route, failure }: Answer) => {
      if (failure) reject(new Error(`The page ${route} could not be rendered. ${failure}`));
      else next();
    });
    worker.on('error', reject);
    next();
  });
  return finished.finally(() => worker.terminate());
}
