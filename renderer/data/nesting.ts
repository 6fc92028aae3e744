import { createContext, useContext } from 'react';
import type { BlockComponents } from './load-blocks.ts';

/** The components of the blocks of a page, for a block that has others in it. */
const ComponentsContext = createContext<BlockComponents>(new Map());

/** Around the blocks of a page. */
export const BlockComponentsProvider = ComponentsContext.Provider;

export function useBlockComponents(): BlockComponents {
  return useContext(ComponentsContext);
}

const LevelsContext = createContext(0);

/** Around blocks in another block: by how many levels their headings are lower than on a page. */
export const LowerHeadings = LevelsContext.Provider;

/** By how many levels headings are lower than in a block of a page; 0 outside of blocks in another block. */
export function useLowerBy(): number {
  return useContext(LevelsContext);
}
