import type { SiteFacts } from '../../check/model/context.ts';
import type { CheckJob, RenderJobs } from '../../schema/generated/data.d.ts';
import { isCheckJob, isRenderJobs } from '../../schema/generated/guards/engine.js';
import { isRecord } from '../../schema/is-record.ts';
import type { RenderContext } from './stage-page.ts';

/** What a worker starts with. */
export interface WorkerSetup {
  facts: SiteFacts;
  keepsPages: boolean;
}

/** Tells a worker what all pages that follow are rendered with. */
interface PrepareJob {
  kind: 'prepare';
  context: RenderContext;
}

/** What a worker is told to do, a batch at a time so that few messages are sent. */
export type Job = CheckJob | PrepareJob | RenderJobs;

/** @throws for what is not a job */
export function readJob(value: unknown): Job {
  if (isCheckJob(value) || isRenderJobs(value) || isPrepareJob(value)) return value;
  throw new Error('Unknown worker message.');
}

/** @throws for what tells nothing about a site */
export function readSetup(value: unknown): WorkerSetup {
  if (isWorkerSetup(value)) return value;
  throw new Error('A worker needs the data of its site.');
}

/*
 * A site and its context contain maps, which no schema describes. Both ends of the port are of one engine, so it is enough
 * to tell one message from another.
 */

function isPrepareJob(value: unknown): value is PrepareJob {
  return isRecord(value) && value['kind'] === 'prepare' && isRecord(value['context']);
}

function isWorkerSetup(value: unknown): value is WorkerSetup {
  return isRecord(value) && typeof value['keepsPages'] === 'boolean' && isSiteFacts(value['facts']);
}

function isSiteFacts(value: unknown): value is SiteFacts {
  return isRecord(value) && typeof value['folder'] === 'string' && value['routes'] instanceof Map;
}
