import type { Page as PageContent } from '../schema/generated/content.d.ts';
import { Blocks } from './ui/layout/Blocks.tsx';
import type { BlockComponents } from './data/load-blocks.ts';
import { BlockComponentsProvider } from './data/nesting.ts';

interface Props {
  page: PageContent;
  components: BlockComponents;
  /** What React knows each block by; nothing where blocks never change their places. */
  keys?: readonly number[];
}

/** The blocks of a page. */
export function Page({ page, components, keys }: Props) {
  return (
    <BlockComponentsProvider value={components}>
      <Blocks blocks={page.blocks} keys={keys} isPage />
    </BlockComponentsProvider>
  );
}
