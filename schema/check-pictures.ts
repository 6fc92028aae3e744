import { explainFault } from './decoded-picture.ts';
import type { PageUses } from './page-uses.ts';
import { type Problem, problemOfFile } from './problem.ts';
import type { SiteContext } from './site-context.ts';

/** Finds the broken pictures that no file names; of the others it is said where they are named. */
export function findUnnamedFaults(
  { pictures }: SiteContext,
  uses: readonly (PageUses | undefined)[],
): Problem[] {
  const named = new Set(uses.flatMap((use) => use?.media ?? []));
  return [...pictures].flatMap(([path, { fault }]) =>
    fault && !named.has(path)
      ? [problemOfFile(`media/${path}`, explainFault('This file', fault))]
      : [],
  );
}
