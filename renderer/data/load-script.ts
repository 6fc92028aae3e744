/**
 * Loads a script of the site, such as one in public/, for a block of its own: in the browser, when the block is shown.
 * An element that loads it would be refused, because scripts may not write the address of a script (Trusted Types).
 *
 * @param address from the top of the site: /map.js
 * @returns what it exports
 * @throws if it cannot be loaded or fails
 */
export function loadScript(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address);
}
