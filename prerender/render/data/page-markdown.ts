import type { Text } from '../../../check/collect-texts.ts';
import { allElements } from '../../../check/markdown/markdown-parts.ts';
import { readMarkdown } from '../../../check/markdown/read-markdown.ts';
import type { PageData } from '../../../renderer/data/types.ts';
import { setAt } from './set-at.ts';

/**
 * Reads the texts in Markdown of a page, so that no browser has to.
 * @param texts of the page
 * @returns the page with the number of its text in the place of each, and the texts; nothing but the page where there
 *   are none, so that no page carries what it does not use
 */
export function pageMarkdown(
  page: PageData['page'],
  texts: readonly Text[],
): Pick<PageData, 'page' | 'markdown' | 'places'> {
  const found = texts.filter(({ schema }) => schema.format === 'markdown');
  if (found.length === 0) return { page };
  const copy = structuredClone(page);
  for (const [index, { path }] of found.entries()) setAt(copy, path, String(index));
  const markdown = found.map(({ text }) => readMarkdown(text).elements);
  const places = markdown
    .flatMap(allElements)
    .flatMap((element) =>
      element.type === 'heading' && element.id !== undefined ? [element.id] : [],
    );
  return { page: copy, markdown, ...(places.length > 0 && { places }) };
}
