import { parentPort, workerData } from 'node:worker_threads';
import { indexAnchors } from '../../check/anchor-index.ts';
import type { SiteFacts } from '../../check/context.ts';
import { isRecord } from '../../schema/is-record.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { withOwnBlocks } from '../../schema/own-blocks/with-own-blocks.ts';
import { compressFast } from '../output/compressed-copies.ts';
import type { Job } from './jobs.ts';
import { PageTasks } from './page-tasks.ts';
import type { Answer } from './thread-pool.ts';

const facts: unknown = workerData;
if (!isSiteFacts(facts)) throw new Error('A worker has to be told of the site it works for.');
const schemas = withOwnBlocks(loadSchemas(), facts.ownBlocks);
const tasks = new PageTasks({ ...facts, schemas, anchors: indexAnchors(facts, schemas) });

async function work(job: unknown): Promise<unknown[]> {
  if (!isJob(job)) throw new Error('A worker was told something that is no job.');
  if (job.kind === 'render') {
    return Promise.all(job.jobs.map((page) => tasks.render(page, compressFast)));
  }
  if (job.kind === 'prepare') {
    await tasks.prepare(job.context);
    return [];
  }
  return job.files.map((file) => tasks.check(file, job.keepPages));
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

function isSiteFacts(value: unknown): value is SiteFacts {
  return isRecord(value) && typeof value['folder'] === 'string' && value['routes'] instanceof Map;
}
