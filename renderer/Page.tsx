import { Suspense } from 'react';
import type { Page as PageContent } from '../schema/generated/content.d.ts';
import { BlockFields } from './data/block-fields.ts';
import type { BlockComponents } from './data/load-blocks.ts';

interface Props {
  page: PageContent;
  components: BlockComponents;
  /** What React knows each block by; nothing where blocks never change their places. */
  keys?: readonly number[];
}

/**
 * The blocks of a page, each drawn by the component of its type. Does not know types by name.
 * Every block is a boundary of its own, so that React hydrates a prerendered page piece by piece.
 */
export function Page({ page, components, keys }: Props) {
  return page.blocks.map((block, index) => {
    const Block = components.get(block.type);
    if (!Block) throw new Error(`There is no component for the block type "${block.type}".`);
    return (
      <Suspense key={keys?.[index] ?? index}>
        <BlockFields value={index === 0 ? { ...block, isFirst: true } : block}>
          <Block {...block} />
        </BlockFields>
      </Suspense>
    );
  });
}
