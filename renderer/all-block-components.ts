import type { BlockComponents, BlockModule } from './data/load-blocks.ts';

/**
 * The components of all block types, for rendering on a server: the folder name is the type, so no list is kept
 * by hand. Never imported in the browser, where a page names the scripts of its own blocks.
 */
export const allBlockComponents: BlockComponents = new Map(
  Object.entries(import.meta.glob<BlockModule>('./blocks/*/index.tsx', { eager: true })).map(
    ([path, module]) => [path.split('/')[2] ?? path, module.default],
  ),
);
