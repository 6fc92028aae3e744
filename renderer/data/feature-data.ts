import { useContext } from 'react';
import { AssetsContext } from './context.ts';

/**
 * What a feature of the site says about this page, as JSON; undefined where it says nothing.
 * @param name as its file is called, without its ending
 */
export function useFeatureData(name: string): unknown {
  return useContext(AssetsContext).features?.[name];
}
