import type { CopiesMade } from './compressed-copies.ts';

/** Fewer pages are rendered and compressed sooner in one thread than other threads start. */
export const FEW_PAGES = 200;

/** Who makes the copies of so many pages, and of the feeds of so many: anyone who renders them, so that they come out the same. */
export function copiesOf(pages: number): CopiesMade {
  return pages < FEW_PAGES ? 'now' : 'later';
}
