import { digestOf } from '../../../check/files/digest.ts';
import type { BlockDigest } from '../../../renderer/dev/key-blocks.ts';
import type { Page } from '../../../schema/generated/content.d.ts';

/**
 * Tells the blocks of a page from one another.
 * @param page as it is written: in its data, the numbers of texts in Markdown change with every block before them
 */
export function digestBlocks({ blocks }: Page): BlockDigest[] {
  return blocks.map((block) => ({ type: block.type, digest: digestOf(JSON.stringify(block)) }));
}
