import type { Schedule } from '../../schema/generated/data.d.ts';

/**
 * Since when the site that is served is not what a build would make of it now: a page should have appeared or gone.
 * @param schedule as the build that is served wrote it
 * @param now milliseconds since 1970, as is what it gives; nothing while all is well
 */
export function lateSince({ next }: Schedule, now: number): number | undefined {
  const at = next && Date.parse(next.at);
  return at !== undefined && at <= now ? at : undefined;
}
