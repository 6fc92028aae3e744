import { blocksOf } from '../../schema/page-blocks.ts';
import { isRecord } from '../../schema/is-record.ts';
import { wordsOf } from '../../schema/texts/phrases.ts';
import type { Text } from '../collect-texts.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';

/** A part of a page that has an address, and its heading. */
interface PageSection {
  id: string;
  name: string;
  /** 2 for the highest, as the number of signs before a heading. */
  depth: number;
}

/**
 * The sections of a page, from top to bottom: its blocks that have an id and a heading, and the headings of its texts in
 * Markdown.
 * @param texts of the page
 * @param deepest the number of signs of the lowest headings that count
 */
export function sectionsOf(page: unknown, texts: readonly Text[], deepest = 2): PageSection[] {
  return blocksOf(page).flatMap((block, index) => {
    if (!isRecord(block)) return [];
    const { id, heading } = block;
    const own =
      typeof id === 'string' && typeof heading === 'string'
        ? [{ id, name: heading, depth: 2 }]
        : [];
    // Not those in entries of lists, which may be folded up.
    const inside = texts.filter(
      ({ schema, path }) => schema.format === 'markdown' && path.length === 3 && path[1] === index,
    );
    return [...own, ...inside.flatMap(({ text }) => headingsOf(text, deepest))];
  });
}

function headingsOf(text: string, deepest: number): PageSection[] {
  return readMarkdown(text).elements.flatMap((element) =>
    element.type === 'heading' && element.depth <= deepest && element.id !== undefined
      ? [{ id: element.id, name: wordsOf(element.phrases), depth: element.depth }]
      : [],
  );
}
