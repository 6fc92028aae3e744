import type { Text } from '../../../check/collect-texts.ts';
import { embedSource, type EmbedSource } from '../../../schema/embeds/embed-source.ts';

/**
 * What frames show for the addresses that some texts hold, by address.
 * @param allowed the providers that site.yaml allows
 * @returns nothing at all for a page without a frame, so that no page carries what it does not use
 */
export function pageEmbeds(
  texts: readonly Text[],
  allowed: readonly string[],
): { embeds?: Record<string, EmbedSource> } {
  const found = texts.flatMap(({ text, schema }) => {
    const source = schema.frame ? embedSource(text, allowed) : undefined;
    return source ? [[text, source] as const] : [];
  });
  return found.length > 0 ? { embeds: Object.fromEntries(found) } : {};
}
