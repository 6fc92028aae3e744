import type { BlockComponents } from './data/load-blocks.ts';

/**
 * The components of all block types, for rendering on a server. No list is kept by hand: anyone who bundles or loads the
 * renderer fills in those of the folders, see prerender/bundle/plugins/block-components.ts. Never imported in the
 * browser, where a page names the scripts of its own blocks.
 */
export const allBlockComponents: BlockComponents = new Map();
