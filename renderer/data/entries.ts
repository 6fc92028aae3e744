import { useContext } from 'react';
import type { PageEntry } from '../../schema/generated/content.d.ts';
import { AssetsContext } from './context.ts';
import type { EntryListData, EventData } from './types.ts';

/**
 * The list that a field stands for.
 * @param number as the build has put it in the place of the folder
 */
export function useEntryList(number: string): EntryListData {
  return useContext(AssetsContext).lists?.[Number(number)] ?? { entries: [] };
}

/** What the page says about itself as an entry; undefined on other pages. */
export function useEntry(): PageEntry | undefined {
  return useContext(AssetsContext).page?.entry;
}

/** What the page knows of the event that it is; undefined on other pages. */
export function useEvent(): EventData | undefined {
  return useContext(AssetsContext).event;
}
