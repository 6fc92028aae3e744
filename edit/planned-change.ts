import type { Splice } from './splice.ts';

/** What would be done to a file, bound to the text that it was planned for. */
export interface PlannedChange {
  file: string;
  /** Digests of the text before and after; null where there is no file. */
  before: string | null;
  after: string | null;
  splice: Splice;
}

/** Of a plan, what is applied. */
export interface Applicable {
  changes: PlannedChange[];
  words: string[];
}
