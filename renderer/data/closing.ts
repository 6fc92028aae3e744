import { useContext } from 'react';
import { AssetsContext, useSite } from './context.ts';

/** The button that the page ends with; nothing where site or page have none, or one that does nothing. */
export function useClosingAction() {
  const { closing } = useSite().site;
  const adjust = useContext(AssetsContext).page?.closing;
  const hasNone = typeof adjust === 'string' || adjust?.action !== undefined;
  return typeof closing === 'string' || hasNone ? undefined : closing.action;
}
