import { useContext } from 'react';
import type { Card } from '../../schema/generated/data.d.ts';
import { AssetsContext } from './context.ts';

/** What another page says, and its address. */
export type RelatedCard = Card & { href: string };

/** What the pages and entries at some addresses say; nothing for those that visitors do not find at the moment. */
export function useRelated(addresses: readonly string[]): RelatedCard[] {
  const { related } = useContext(AssetsContext);
  return addresses.flatMap((href) => {
    const card = related?.[href];
    return card ? [{ href, ...card }] : [];
  });
}
