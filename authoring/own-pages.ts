import type { OpenedSite } from '../check/context.ts';

/** The files of all pages by address, without the addresses at which one stands in for a missing translation. */
export function ownPages({ context }: OpenedSite): ReadonlyMap<string, string> {
  const { fallbacks } = context.languages;
  return new Map([...context.routes].filter(([route]) => !Object.hasOwn(fallbacks, route)));
}
