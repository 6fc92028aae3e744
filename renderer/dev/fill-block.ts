import type { Block } from '../../schema/generated/content.d.ts';

/** A text of a block that is drawn meanwhile where it has none. */
export interface Fill {
  /** From the block down, as the steps of a JSON Pointer. */
  path: readonly string[];
  text: string;
}

/** Draws a block with some texts of its own where it has none: the same function as long as it is the same block. */
export type DrawBlock = (fills: readonly Fill[]) => void;

/** What draws a block of the page again, by its index. */
const drawn = new Map<number, DrawBlock>();

/** To be called by what draws a block. @returns what takes that back */
export function drawsBlock(index: number, draw: DrawBlock): () => void {
  drawn.set(index, draw);
  return () => {
    // Another block may have its index by now.
    if (drawn.get(index) === draw) drawn.delete(index);
  };
}

/** What draws the block that has an index now. */
export function drawingOf(index: number): DrawBlock | undefined {
  return drawn.get(index);
}

/** How many blocks the page has, also those that show nothing. */
export function countBlocks(): number {
  return Math.max(-1, ...drawn.keys()) + 1;
}

/** A copy of a block with these texts, or the block itself if there are none. */
export function filled(block: Block, fills: readonly Fill[]): Block {
  if (fills.length === 0) return block;
  const copy = structuredClone(block);
  for (const { path, text } of fills) fill(copy, path, text);
  return copy;
}

function fill(within: object, [step = '', ...rest]: readonly string[], text: string): void {
  const now: unknown = Reflect.get(within, step);
  if (rest.length > 0) {
    if (typeof now === 'object' && now !== null) fill(now, rest, text);
  } else if (now === undefined || now === '') Reflect.set(within, step, text);
}
