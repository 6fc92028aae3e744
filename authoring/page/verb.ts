import type { Guard } from '../../schema/guards/guard.ts';
import { readArguments } from './read-arguments.ts';

/** What can be asked of a site, on the command line and over the Model Context Protocol alike. */
export interface Verb {
  name: string;
  about: string;
  /** JSON Schema of its arguments. */
  input: object;
  /** Rejects what are not its arguments with a sentence that says why. */
  run: (site: SiteToEdit, input: unknown) => Promise<unknown>;
}

/** A verb that checks its arguments by their schema before it runs. */
export function verb<Arguments>({
  takes,
  run,
  ...words
}: Omit<Verb, 'run'> & {
  takes: Guard<Arguments>;
  run: (site: SiteToEdit, input: Arguments) => unknown;
}): Verb {
  return { ...words, run: async (site, input) => run(site, readArguments(takes, input)) };
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
