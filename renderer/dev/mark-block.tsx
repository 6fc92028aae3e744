import { memo, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Block } from '../../schema/generated/content.d.ts';
import { useLowerBy } from '../data/nesting.ts';
import { drawsBlock, type Fill, filled } from './fill-block.ts';

/**
 * A block in an element that names its type and takes no part in the layout. It is drawn again only when one of its
 * own fields has changed, so that a change is on the screen soon.
 */
export function markBlock(type: string, Component: ComponentType<Block>) {
  return memo(function MarkedBlock(block: Block) {
    const [fills, setFills] = useState<readonly Fill[]>([]);
    const element = useRef<HTMLDivElement>(null);
    const isNested = useLowerBy() > 0;
    useEffect(() => {
      if (element.current) drawsBlock(element.current, setFills);
    }, []);
    // Only blocks of the page itself are found by their number.
    if (isNested) return <Component {...block} />;
    return (
      <div ref={element} data-block={type} style={{ display: 'contents' }}>
        <Component {...filled(block, fills)} />
      </div>
    );
  });
}
