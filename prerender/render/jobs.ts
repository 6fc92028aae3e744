import type { SiteFacts } from '../../check/model/context.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { RenderContext } from './stage-page.ts';

export interface RenderJob {
  file: string;
  /** The file that it is read from, if that is another one. */
  source?: string | undefined;
  /** Of the text that was checked. */
  digest: string;
}

/** What a worker starts with. */
export interface WorkerSetup {
  facts: SiteFacts;
  keepsPages: boolean;
}

/** What a worker is told to do, a batch at a time so that few messages are sent. */
export type Job =
  | { kind: 'check'; files: string[] }
  | { kind: 'prepare'; context: RenderContext }
  | { kind: 'render'; jobs: RenderJob[] };

/** Both ends of the port are of one engine, so it is enough to tell one message from another. @throws for what is no job */
export function readJob(value: unknown): Job {
  if (isJob(value)) return value;
  throw new Error('Unknown worker message.');
}

/** @throws for what tells nothing of a site */
export function readSetup(value: unknown): WorkerSetup {
  if (isWorkerSetup(value)) return value;
  throw new Error('A worker needs the data of its site.');
}

function isJob(value: unknown): value is Job {
  return isRecord(value) && ['check', 'prepare', 'render'].includes(String(value['kind']));
}

function isWorkerSetup(value: unknown): value is WorkerSetup {
  return isRecord(value) && typeof value['keepsPages'] === 'boolean' && isSiteFacts(value['facts']);
}

function isSiteFacts(value: unknown): value is SiteFacts {
  return isRecord(value) && typeof value['folder'] === 'string' && value['routes'] instanceof Map;
}
