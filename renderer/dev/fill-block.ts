import type { Block } from '../../schema/generated/content.d.ts';

/** A text of a block that is drawn meanwhile where it has none. */
export interface Fill {
  /** From the block down, as the steps of a JSON Pointer. */
  path: readonly string[];
  text: string;
}

type Draw = (fills: readonly Fill[]) => void;

/** What draws a block again, by the element around it. */
const drawn = new WeakMap<Element, Draw>();

/** To be called by what draws a block. */
export function drawsBlock(element: Element, draw: Draw): void {
  drawn.set(element, draw);
}

/** Draws a block with some texts of its own where it has none. @param element that around it */
export function fillBlock(element: Element, fills: readonly Fill[]): void {
  drawn.get(element)?.(fills);
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
