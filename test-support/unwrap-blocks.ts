import { BLOCK, BLOCK_INDEX } from '../renderer/contract.ts';

/**
 * Marks the elements of blocks as development does, in a document that a test has written: `<div data-block="hero">` around
 * the elements of a block is taken away, and they name its type and its index.
 */
export function unwrapBlocks(): void {
  for (const [index, wrapper] of document
    .querySelectorAll(`div[${BLOCK}]:not([${BLOCK_INDEX}])`)
    .entries()) {
    for (const element of wrapper.children) {
      element.setAttribute(BLOCK, wrapper.getAttribute(BLOCK) ?? '');
      element.setAttribute(BLOCK_INDEX, String(index));
    }
    wrapper.replaceWith(...wrapper.childNodes);
  }
}
