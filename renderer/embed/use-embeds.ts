import { useContext } from 'react';
import type { EmbedSource } from '../../schema/embeds/embed-source.ts';
import { AssetsContext } from '../data/context.ts';

/** What a frame shows for an address of this page; undefined for what is shown in none. */
export function useEmbed(href: string): EmbedSource | undefined {
  return useEmbeds()[href];
}

/** What frames show, by address. */
export function useEmbeds(): Record<string, EmbedSource> {
  return useContext(AssetsContext).embeds ?? {};
}
