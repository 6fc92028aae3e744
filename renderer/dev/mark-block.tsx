import type { ComponentType } from 'react';
import type { Block } from '../../schema/generated/content.d.ts';

/** A block in an element that names its type and takes no part in the layout. */
export function markBlock(type: string, Component: ComponentType<Block>): ComponentType<Block> {
  return function MarkedBlock(block: Block) {
    return (
      <div data-block={type} style={{ display: 'contents' }}>
        <Component {...block} />
      </div>
    );
  };
}
