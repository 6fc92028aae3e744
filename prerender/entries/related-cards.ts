import { relatedAddresses } from '../../check/model/entries/index-related.ts';
import type { PageResult } from '../../check/model/page-result.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import type { Card } from '../../schema/generated/data.d.ts';

/** What pages show of others, by address. */
export type RelatedCards = Readonly<Record<string, Card>>;

/** Finds what is shown of some pages on some pages; of an address that visitors do not find there is nothing. */
export function relatedCards(pages: readonly Pick<PageResult, 'file' | 'index'>[]): RelatedCards {
  const named = new Set(pages.flatMap(({ index }) => index?.related ?? []));
  if (named.size === 0) return {};
  const found = pages.flatMap(({ file, index }) =>
    Object.entries(index?.cards ?? {}).map(([slug, card]): [address: string, Card] => [
      slug === '' ? routeOf(file) : `${routeOf(file)}#${slug}`,
      card,
    ]),
  );
  return Object.fromEntries(found.filter(([address]) => named.has(address)));
}

/** What a page shows of others; nothing for a page without the block. */
export function relatedOf(page: Page, cards: RelatedCards): RelatedCards | undefined {
  const named = relatedAddresses(page);
  return named.length === 0 ? undefined : pickCards(named, cards);
}

/** Those at some addresses. */
export function pickCards(addresses: readonly string[], cards: RelatedCards): RelatedCards {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const card = cards[address];
      return card ? [[address, card]] : [];
    }),
  );
}

/** The pictures on some cards, as paths below media/. */
export function picturesOfCards(cards: RelatedCards = {}): string[] {
  return Object.values(cards).flatMap(({ picture }) => (picture ? [picture.src] : []));
}
