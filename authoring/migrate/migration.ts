import type { Operation } from '../../schema/generated/data.d.ts';

/** What becomes of a file, and the files that come next to it, by path from the site folder. */
export interface Steps {
  operations: Operation[];
  files?: Record<string, string>;
}

/** What leads from one version of the schema to the next. Of what is as it should be already, it changes nothing. */
export interface Migration {
  /** The version that it leads to. */
  version: number;
  page: (text: string, data: Record<string, unknown>) => Steps;
  site: (text: string, data: Record<string, unknown>) => Steps;
}
