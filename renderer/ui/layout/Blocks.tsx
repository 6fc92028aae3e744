import { memo, Suspense, type ComponentType } from 'react';
import type { Block } from '../../../schema/generated/content.d.ts';
import { BlockFields, BlockIndex } from '../../data/block-fields.ts';
import { useBlockComponents } from '../../data/nesting.ts';

interface Props {
  blocks: readonly Block[];
  /** What React knows each block by; nothing where blocks never change their places. */
  keys?: readonly number[];
  /** Whether they are those of a page, and not of another block. */
  isPage?: boolean;
}

/**
 * Blocks, each drawn by the component of its type. Does not know types by name.
 * Every block is a boundary of its own, so that React hydrates a prerendered page piece by piece.
 */
export function Blocks({ blocks, keys, isPage }: Props) {
  const components = useBlockComponents();
  return blocks.map((block, index) => {
    const Block = components.get(block.type);
    if (!Block) throw new Error(`There is no component for the block type "${block.type}".`);
    return (
      <BoundedBlock
        key={keys?.[index] ?? index}
        Component={Block}
        block={block}
        index={isPage ? index : undefined}
      />
    );
  });
}

interface BoundedProps {
  Component: ComponentType<Block>;
  block: Block;
  index: number | undefined;
}

/** In development it is drawn again only if its block has changed. */
const BoundedBlock = memo(function BoundedBlock({ Component, block, index }: BoundedProps) {
  return (
    <Suspense>
      <BlockIndex value={index}>
        <BlockFields value={block}>
          <Component {...block} />
        </BlockFields>
      </BlockIndex>
    </Suspense>
  );
});
