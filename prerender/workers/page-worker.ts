import { parentPort, workerData } from 'node:worker_threads';
import { indexAnchors } from '../../check/indexes/anchor-index.ts';
import type { SiteFacts } from '../../check/context.ts';
import { isRecord } from '../../schema/is-record.ts';
import { withOwnBlocks } from '../../schema/own-blocks/with-own-blocks.ts';
import type { Job, WorkerSetup } from './jobs.ts';
import { PageTasks } from './page-tasks.ts';
import type { Answer } from './thread-pool.ts';

const setup: unknown = workerData;
if (!isWorkerSetup(setup)) throw new Error('A worker has to be told of the site it works for.');
const { facts, keepsPages } = setup;
const schemas = withOwnBlocks(facts.ownBlocks);
const context = { ...facts, schemas, anchors: indexAnchors(facts, schemas) };
const tasks = new PageTasks(context, keepsPages);

async function work(job: unknown): Promise<unknown[]> {
  if (!isJob(job)) throw new Error('A worker was told something that is no job.');
  if (job.kind === 'render') {
    return Promise.all(job.jobs.map((page) => tasks.render(page, 'later')));
  }
  if (job.kind === 'prepare') {
    await tasks.prepare(job.context);
    return [];
  }
  return job.files.map((file) => tasks.check(file));
}

parentPort?.on('message', (job: unknown) => {
  work(job)
    .then((done): Answer => ({ done }))
    .catch((error: unknown): Answer => {
      return { failed: error instanceof Error ? error.message : String(error) };
    })
    .then((answer) => parentPort?.postMessage(answer))
    .catch((error: unknown) => {
      throw error;
    });
});

/** Both ends of the port are of one engine, so it is enough to tell one message from another. */
function isJob(value: unknown): value is Job {
  return isRecord(value) && ['check', 'prepare', 'render'].includes(String(value['kind']));
}

function isWorkerSetup(value: unknown): value is WorkerSetup {
  return isRecord(value) && typeof value['keepsPages'] === 'boolean' && isSiteFacts(value['facts']);
}

function isSiteFacts(value: unknown): value is SiteFacts {
  return isRecord(value) && typeof value['folder'] === 'string' && value['routes'] instanceof Map;
}
