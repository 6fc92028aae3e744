import type { RenderContext } from '../render/render-page.ts';

/** What the check of a page leaves for its rendering. */
export interface RenderJob {
  file: string;
  /** The file that it is read from, if that is another one. */
  source?: string | undefined;
  /** Of the text that was checked. */
  digest: string;
  /** The page as JSON, if it was checked in this run; otherwise it is read and checked now. */
  json?: string | undefined;
}

/** What a worker is told to do, a batch at a time so that few messages are sent. */
export type Job =
  | { kind: 'check'; files: string[]; keepPages: boolean }
  | { kind: 'prepare'; context: RenderContext }
  | { kind: 'render'; jobs: RenderJob[] };
