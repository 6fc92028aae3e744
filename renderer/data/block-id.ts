import { createContext, useContext } from 'react';

const BlockIdContext = createContext<string | undefined>(undefined);

/** Around each block: the id that its YAML gives it, if any. */
export const BlockId = BlockIdContext.Provider;

/** The id of the block around it, for the outermost element of the block. */
export function useBlockId(): string | undefined {
  return useContext(BlockIdContext);
}
