import { memo, type ComponentType } from 'react';
import type { Block } from '../../schema/generated/content.d.ts';

/**
 * A block in an element that names its type and takes no part in the layout. It is drawn again only when one of its
 * own fields has changed, so that a change is on the screen soon.
 */
export function markBlock(type: string, Component: ComponentType<Block>) {
  return memo(function MarkedBlock(block: Block) {
    return (
      <div data-block={type} style={{ display: 'contents' }}>
        <Component {...block} />
      </div>
    );
  });
}
