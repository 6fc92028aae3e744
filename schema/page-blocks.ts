import type { Block, Page } from './generated/content.d.ts';
import { isRecord } from './is-record.ts';
import { listOf } from './list-of.ts';
import { type DataPath, valueAt } from './pointer.ts';

/** A block and where it is in its page. */
export interface PlacedBlock<Of = unknown> {
  block: Of;
  path: DataPath;
}

/** A page, or as much of it as has blocks. */
type WithBlocks = Pick<Page, 'blocks'>;

/**
 * All blocks of a page in their order, each followed by those in its tabs. This is the one place that knows where blocks
 * are in others; those of the page alone are `blocksOf`.
 * @param page its data, checked or not
 */
export function allBlocks(page: WithBlocks): PlacedBlock<Block>[];
export function allBlocks(page: unknown): PlacedBlock[];
export function allBlocks(page: unknown): PlacedBlock[] {
  return blocksIn(page, []).flatMap((placed) => [placed, ...nestedBlocks(placed)]);
}

/** The blocks of a page by its data without those in other blocks, checked or not; none where it has no list of them. */
export function blocksOf(page: unknown): unknown[] {
  return listOf(isRecord(page) ? page['blocks'] : undefined);
}

/** The type that a block names; an empty text, which no type has, where it names none. */
export function blockType(block: unknown): string {
  const type = isRecord(block) ? block['type'] : undefined;
  return typeof type === 'string' ? type : '';
}

function nestedBlocks({ block, path }: PlacedBlock): PlacedBlock[] {
  if (!hasTabs(block)) return [];
  return listOf(block['tabs']).flatMap((tab, index) => blocksIn(tab, [...path, 'tabs', index]));
}

function blocksIn(holder: unknown, path: DataPath): PlacedBlock[] {
  return blocksOf(holder).map((block, index) => ({ block, path: [...path, 'blocks', index] }));
}

function hasTabs(block: unknown): block is Record<string, unknown> {
  return isRecord(block) && blockType(block) === 'tabs';
}

/**
 * How many steps of a path lead to the innermost block that it leads to or into; none if it leads to no block.
 * @param path may have its indexes as a JSON Pointer writes them
 */
export function stepsToBlock(page: unknown, path: readonly (string | number)[]): number {
  if (path[0] !== 'blocks' || path[1] === undefined) return 0;
  const isNested = path[2] === 'tabs' && path[4] === 'blocks' && path[5] !== undefined;
  return isNested && hasTabs(valueAt(page, ['blocks', Number(path[1])])) ? 6 : 2;
}
