import type { Text } from '../../../check/collect-texts.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { routeOf } from '../../../check/model/route-of.ts';
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

/**
 * The pages that show frames. Their policy is another one, so a link to them opens a document, as one to an HTML file of
 * the site does, and like that has nothing to say besides its words.
 * @returns empty notes by address, to be among those of files
 */
export function framedPages(
  pages: readonly Pick<PageResult, 'file' | 'index'>[],
  allowed: readonly string[],
): Record<string, ''> {
  const framed = pages.filter(({ index }) =>
    index?.frames?.some((address) => embedSource(address, allowed) !== undefined),
  );
  return Object.fromEntries(framed.map(({ file }) => [routeOf(file), '']));
}
