import type { CheckFeature } from '../../model/rule.ts';
import { readOwnBlocks } from './own-blocks.ts';

/** Block types that a site has of its own. */
export const ownBlocks: CheckFeature = {
  facts: ({ folder }, { options: { blockFaults = [] } }) => {
    const { blocks, problems } = readOwnBlocks(folder);
    return { facts: { ownBlocks: blocks }, problems: [...problems, ...blockFaults] };
  },
};
