import { createContext, useContext } from 'react';
import type { Behind } from '../../schema/generated/content.d.ts';
import { AssetsContext } from './context.ts';
import type { HeaderOnPicture } from '../../schema/words-on-files.ts';

/** What the outermost element of a block draws of the fields that every block may have. */
interface CommonFields {
  id?: string;
  behind?: Behind;
}

const BlockFieldsContext = createContext<CommonFields>({});

/** Around each block: the block itself. */
export const BlockFields = BlockFieldsContext.Provider;

const BlockIndexContext = createContext<number | undefined>(undefined);

/** Around each block of a page: its index. Around a block in another block: nothing. */
export const BlockIndex = BlockIndexContext.Provider;

/** The index of the block around it among those of the page; nothing in a block that is in another block. */
export function useBlockIndex(): number | undefined {
  return useContext(BlockIndexContext);
}

/** The id of the block around it, for the outermost element of the block. */
export function useBlockId(): string | undefined {
  return useContext(BlockFieldsContext).id;
}

/** The picture behind the section that the block around it is. */
export function useBehind(): Behind | undefined {
  return useContext(BlockFieldsContext).behind;
}

/** How the header is on the picture of the block around it; nothing where it is not on it. */
export function useHeaderOn(): HeaderOnPicture | undefined {
  const isFirst = useBlockIndex() === 0;
  const { headerOn } = useContext(AssetsContext);
  return isFirst ? headerOn : undefined;
}
