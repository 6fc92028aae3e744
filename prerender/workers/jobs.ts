import type { SiteFacts } from '../../check/context.ts';
import type { RenderContext } from '../render/stage-page.ts';

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
