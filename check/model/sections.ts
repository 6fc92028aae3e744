import { blocksOf } from '../../schema/is-page.ts';
import { isRecord } from '../../schema/is-record.ts';
import { wordsOf } from '../../schema/texts/phrases.ts';
import type { Text } from '../collect-texts.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';

/** A part of a page that has an address, and its heading. */
export interface PageSection {
  id: string;
  name: string;
}

/**
 * The sections of a page, from top to bottom: its blocks that have an id and a heading, and the headings with two signs of
 * its texts in Markdown.
 * @param texts of the page
 */
export function sectionsOf(page: unknown, texts: readonly Text[]): PageSection[] {
  return blocksOf(page).flatMap((block, index) => {
    if (!isRecord(block)) return [];
    const { id, heading } = block;
    const own =
      typeof id === 'string' && typeof heading === 'string' ? [{ id, name: heading }] : [];
    // Not those in entries of lists, which may be folded up.
    const inside = texts.filter(
      ({ schema, path }) => schema.format === 'markdown' && path.length === 3 && path[1] === index,
    );
    return [...own, ...inside.flatMap(({ text }) => headingsOf(text))];
  });
}

function headingsOf(text: string): PageSection[] {
  return readMarkdown(text).elements.flatMap((element) =>
    element.type === 'heading' && element.depth === 2 && element.id !== undefined
      ? [{ id: element.id, name: wordsOf(element.phrases) }]
      : [],
  );
}
