import { createContext, useContext } from 'react';
import type { Behind } from '../../schema/generated/content.d.ts';

/** What the outermost element of a block draws of the fields that every block may have. */
interface CommonFields {
  id?: string;
  behind?: Behind;
}

const BlockFieldsContext = createContext<CommonFields>({});

/** Around each block: the block itself. */
export const BlockFields = BlockFieldsContext.Provider;

/** The id of the block around it, for the outermost element of the block. */
export function useBlockId(): string | undefined {
  return useContext(BlockFieldsContext).id;
}

/** The picture behind the section that the block around it is. */
export function useBehind(): Behind | undefined {
  return useContext(BlockFieldsContext).behind;
}
