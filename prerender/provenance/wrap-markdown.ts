import type { MarkdownBlock } from '../../schema/texts/markdown.ts';
import { marksOf, wrap } from './tokens.ts';

type Phrases = Extract<MarkdownBlock, { type: 'paragraph' }>['phrases'];

/** Puts marks around each paragraph, heading, cell and the like; changes the blocks themselves. */
export function wrapMarkdown(blocks: readonly MarkdownBlock[], next: () => number): void {
  const around = (phrases: Phrases): void => {
    const [start, end] = marksOf(next());
    phrases.unshift(start);
    phrases.push(end);
  };
  for (const block of blocks) {
    switch (block.type) {
      case 'paragraph':
      case 'words':
      case 'heading':
        around(block.phrases);
        break;
      case 'list':
        for (const entry of block.entries) wrapMarkdown(entry, next);
        break;
      case 'quote':
        wrapMarkdown(block.blocks, next);
        break;
      case 'code':
        block.text = wrap(block.text, next());
        break;
      case 'picture':
        if (block.caption !== undefined) block.caption = wrap(block.caption, next());
        break;
      case 'table':
        for (const cell of [block.head, ...block.rows].flat()) around(cell);
        break;
      case 'rule':
    }
  }
}
