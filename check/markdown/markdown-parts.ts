import type { FieldSchema } from '../../schema/field-schema.ts';
import type { Phrase } from '../../schema/texts/inline-markup.ts';
import { hrefsIn, wordsOf } from '../../schema/texts/phrases.ts';
import type { MarkdownBlock } from '../../schema/texts/markdown.ts';

/** What a text in Markdown names, judged and made as if it stood in a field of its own. */
export interface MarkdownPart {
  text: string;
  schema: FieldSchema;
  /** The characters to point at. */
  words: string;
}

const LINK: FieldSchema = { type: 'string', format: 'link' };
/** As wide as in a field for a picture that carries meaning. */
const PICTURE: FieldSchema = { type: 'string', format: 'media', leastWidth: 480 };
const PLACE: FieldSchema = { type: 'string', format: 'slug', pattern: String.raw`^\S+$` };

/** The links, pictures and places in some blocks. */
export function markdownParts(blocks: readonly MarkdownBlock[]): MarkdownPart[] {
  return allBlocks(blocks).flatMap((block): MarkdownPart[] => {
    const links = hrefsIn(phrasesOf(block)).map((href) => ({
      text: href,
      schema: LINK,
      words: href,
    }));
    if (block.type === 'picture') {
      return [{ text: block.src, schema: PICTURE, words: block.src }];
    }
    if (block.type !== 'heading' || block.id === undefined) return links;
    return [{ text: block.id, schema: PLACE, words: wordsOf(block.phrases) }, ...links];
  });
}

/** All blocks, each before those that are inside it. */
export function allBlocks(blocks: readonly MarkdownBlock[]): MarkdownBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'list') return [block, ...allBlocks(block.entries.flat())];
    return block.type === 'quote' ? [block, ...allBlocks(block.blocks)] : [block];
  });
}

/** The phrases of a block itself, without those of blocks inside it. */
export function phrasesOf(block: MarkdownBlock): Phrase[] {
  if ('phrases' in block) return block.phrases;
  return block.type === 'table' ? [...block.head, ...block.rows.flat()].flat() : [];
}
