import { STALE } from '../contract.ts';
import { fieldsOf } from '../data/guards.ts';
import { blockElements } from '../dev/source/block-elements.ts';

let stale: readonly unknown[] = [];

/** React may draw a block in a new element. */
function mark(): void {
  for (const [index, elements] of blockElements(document))
    for (const element of elements) element.toggleAttribute(STALE, stale.includes(index));
}

/** Marks blocks from now on, as the shell tells. */
export function markStaleBlocks(root: Element | null): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const { studio, blocks } = fieldsOf(data);
    if (source !== parent || origin !== location.origin || studio !== 'stale') return;
    stale = Array.isArray(blocks) ? blocks : [];
    mark();
  });
  if (root) new MutationObserver(mark).observe(root, { subtree: true, childList: true });
}
