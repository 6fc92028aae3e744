import type { InputSchema } from './refuse-arguments.ts';

/** What can be asked of a site, on the command line and over the Model Context Protocol alike. */
export interface Verb {
  name: string;
  about: string;
  /** JSON Schema of its arguments, of which `refuseArguments` understands what is used here. */
  input: InputSchema;
  run: (site: SiteToEdit, input: Record<string, unknown>) => Promise<unknown>;
}

/** Pictures a page, or a block of it, as the text with a digest says it. */
export type Shoot = (view: {
  route: string;
  digest: string;
  /** Index of the block. */
  block?: number | undefined;
}) => Promise<{ theme: string; png: Buffer }[]>;

export interface SiteToEdit {
  folder: string;
  shoot: Shoot;
}
