import type { PageData } from '../../renderer/data/types.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import type { Origins } from './origins.ts';
import type { Origin, Wrapping } from './wrapping.ts';

/** Marks the list of all pages, which the build writes: titles of pages, each with a link; the data is changed. */
export function wrapListPage(
  { page, markdown = [] }: Pick<PageData, 'page' | 'markdown'>,
  { entry: originOf }: Pick<Origins, 'entry'>,
  wrapping: Wrapping,
): void {
  const around = (text: string, origin: Origin) =>
    wrapping.around(text, { kind: 'text', origin, text });
  for (const block of page.blocks) {
    if (block.type === 'hero') {
      block.title = around(block.title, { reason: 'message', message: 'allPages' });
      block.lead &&= around(block.lead, { reason: 'message', message: 'allPagesText' });
    } else if (block.type === 'prose') {
      block.heading &&= around(block.heading, { reason: 'folder' });
    }
  }
  for (const phrases of markdown.flat().flatMap(wordsIn)) {
    for (const phrase of phrases) {
      if (typeof phrase === 'string' || !('href' in phrase)) continue;
      const title = originOf(phrase.href, ['title']);
      const [text] = phrase.phrases;
      if (title && typeof text === 'string') phrase.phrases = [around(text, title)];
    }
  }
}

function wordsIn(element: MarkdownElement) {
  if (element.type !== 'list') return [];
  return element.entries.flat().flatMap((entry) => (entry.type === 'words' ? [entry.phrases] : []));
}
