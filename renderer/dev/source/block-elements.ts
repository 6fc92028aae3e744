import { BLOCK, BLOCK_INDEX } from '../../contract.ts';

/** The elements of all blocks of the page that show something, by their indexes. */
export function blockElements(root: ParentNode): Map<number, Element[]> {
  const blocks = new Map<number, Element[]>();
  for (const element of root.querySelectorAll(`[${BLOCK_INDEX}]`)) {
    const index = indexOf(element);
    blocks.set(index, [...(blocks.get(index) ?? []), element]);
  }
  return blocks;
}

/** The elements of one of them. */
export function elementsOfBlock(index: number, root: ParentNode): Element[] {
  return [...root.querySelectorAll(`[${BLOCK_INDEX}="${index}"]`)];
}

/** The block that an element is in: its index and its type, and the element of it that is around; nothing outside of blocks. */
export function blockAround(
  element: Element,
): { index: number; type: string; element: Element } | undefined {
  const around = element.closest(`[${BLOCK_INDEX}]`);
  if (!around) return undefined;
  return { index: indexOf(around), type: around.getAttribute(BLOCK) ?? '', element: around };
}

function indexOf(element: Element): number {
  return Number(element.getAttribute(BLOCK_INDEX));
}
